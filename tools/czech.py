"""The style of the Czech texts, as far as a program can see it: typography, words of the box, sentences instead of noun chains.

Words are those of the Czech boxes; each game's README.md has its glossary. A pattern names what must not stand and what to say instead.
"""
import re
from pathlib import Path

# Typography. No-break spaces are set when texts are loaded (engine/text/typography.h, web/src/lib/typography.ts).
TYPOGRAPHY = [
    (r"\.\.\.", "…"),
    (r"(?<=\w) - (?=\w)", "– between things"),
    (r"->", "→"),
    (r'"', "„ and “"),
    (r"”", "„ and “"),
    (r"(?<![\w.-])\d+-\d+\b", "– in a range"),
    (r"(?<![\w])-\d", "the minus −"),
    (r"\u00a0", "a plain space: the hard ones are set by the program"),
    (r"  ", "one space"),
    (r" [,;.!?](?!\.)", "no space before it"),
    (r"„[^“]*$|^[^„]*“", "„ and “ in pairs"),
]

# In all games and around them.
WORDS = [
    (r"\bnetřeba\b", "není potřeba"), (r"\bnikoli\b", "ne"), (r"\b(týž|táž|totéž místo|téhož|témže|téže|touž|tutéž|týchž)\b", "stejný"), (r"\bméně 1\b", "minus 1"),
    (r"libovolně mnoho", "libovolný počet"), (r"\b[Dd]ot(ek\w*|kni\b|ýkej\w*)", "klepnout, klepnutí"), (r"pokud nějak", "a second sentence"), (r"[Vv]ítězí nejv|[Vv]yhrává nejv", "vítězí, kdo má nejvíc"),
    (r"při každ(é|ém) (své|svém|uzavření|zisku)", "pokaždé když"), (r"k vzetí", "another verb"), (r"\bedic(e|i|í)\b", "vydání"), (r"\b[Ll]íz(n|a|á)\w*", "dobrat si"), (r"\b[Vv]ýherce", "kdo získá"),
    (r"\bz \{(n|of|number)", "a slash: 1/7"), (r"\bpřihlášen\w*\b|\bjsou připraveni\b|\bpřipraven\b", "no participle about a person"), (r"\b[Hh]ovor\b", "chat"), (r"\b[Zz]apečeť", "potvrď"), (r"\bpas\b", "pasuje, pasování"),
    (r"\b[Mm]y\b|\b\w+eme se\b", "the text speaks to one player"), (r"\bNa shledanou\b", "Měj se"), (r"\bVzatá\b", "Dobraná"), (r"\bspokojen\w*\b", "no participle about a person"),
]

# By game: the words of its box.
BOX = {
    "endeavor": [(r"přítomn(ost|í)", "žeton populace v regionu"), (r"\bdílek\b", "budova"), (r"neutrální(ho|mu)\b", "neutrální barva"), (r"\b[Nn]ábřeží", "vedle obchodní cesty"), (r"\b[Ll]od(ě|í)\b", "žetony populace"), (r"ze hry venku", "odchází ze hry")],
    "mombasa": [
        (r"[Oo]dpočin|[Oo]dpočív", "řada použitých karet"), (r"[Vv]ytlač", "odstraněná stanice"), (r"[Zz]vláštní", "speciální"), (r"[Oo]dprod", "prodat"), (r"\b[Pp]latb", "povinná splátka"), (r"\b[Vv]ýplat", "peníze za speciální políčko"), (r"\b[Bb]rán[auy]\b", "povinná splátka"),
        (r"\b[Oo]blast(?!i? akcí|í akcí)\w*", "region"), (r"[Cc]en\w+ (jedné )?akcie", "hodnota akcie"), (r"\bbanc[ei]\b", "bank (m.)"), (r"[Hh]erní desk?\w*", "hrací deska"), (r"[Ss]tartovní\w* (bonus|kart|knih)", "počáteční"), (r"[Ss]pecialist", "obchodník nebo další účetní"),
        (r"krok\w* diamantu", "diamant o n políček"), (r"[Nn]aplán", "připravit kartu"), (r"jeden druh \d", "jeden druh zboží"), (r"účetní body \d", "the number before the noun"), (r"rubem", "lícem dolů"),
    ],
    "settlers": [(r"[Dd]vojic", "pár"), (r"pol(e|em|i) boření", "pole „Zboř a získáš“"), (r"[Řř]ad(a|y|u|ou) útoč|[Řř]ada útoků", "útočná linie"), (r"starý konec", "konec útočné linie"), (r"vzdálená dohoda", "dohoda s cizí lokací"), (r"Přijď o", "vydej"), (r"[Bb]ody VB", "VB"), (r": \{number\}$", "the number before the noun")],
    "brazil": [(r"[Šš]estiúhelník", "hex"), (r"\b[Bb]it(va|vy|vu|vě)\b(?! u )", "boj"), (r"[Oo]dhazovací", "odkládací hromádka"), (r"[Hh]ráčsk\w+ des[ck]", "deska hráče"), (r"\b[Ll]ukostřelec", "lučištník")],
    "outpost": [],
}

SIGNS = {"board.legend", "map.legend", "map.legend_wide", "keys.list"}  # explain signs, not words
TERSE = re.compile(r"log\.(score|final)")  # the lines of a score sheet
PREPOSITION = re.compile(r" (na|do|z|za|s|od|o|u|k|v|po|pro)$")
INFINITIVE = re.compile(r"^\w*[aáeěiíou]t$")


def sentences(path):
    """Place and Czech text of everything that is said in a file: key and text, or rule and text."""
    content = path.read_text("utf-8")
    if path.suffix == ".md":
        without_code = re.sub(r"^```.*?^```$", lambda block: "\n" * block[0].count("\n"), content, flags=re.M | re.S)
        for number, line in enumerate(without_code.splitlines(), 1):
            rule = re.match(r"- \*\*(\S+?)\*\* (.*)", line)
            text = rule[2] if rule else "" if line.startswith("|-") else line.lstrip("#| ")
            yield rule[1] if rule else f"line {number}", re.sub(r"\b[A-Z]{2}-[\w.]*\w", "X", text)
    elif path.suffix == ".ts":
        for key, text in re.findall(r'(?<![\w.])"?([a-zA-Z][\w.-]*)"?: "((?:[^"\\]|\\.)*)"', content):
            for form in text.split("|"):
                yield key, form
    else:
        czech = content.split("Czech = R")[-1] if path.suffix == ".cpp" else content
        for key, text in re.findall(r"^([\w.-]+) = (.*)$", czech, re.M):
            for form in text.replace("\\n", "\n").split("|") if key.startswith("plural.") else [text.replace("\\n", "\n")]:
                yield key, form


def in_the_mood(key, text):
    """Log lines are sentences, questions ask, refusals end, buttons at the table command."""
    if key.startswith("log.") and not TERSE.match(key) and re.match(r"\{(Seat|Faction)\}:", text):
        yield "a verb in the present instead of a noun after the colon"
    if key.startswith("ask.") and "?" not in text:
        yield "a question"
    if key.startswith("why.") and not text.endswith("."):
        yield "a full stop"
    if key.startswith(("why.", "ask.", "move.", "log.")) and re.search(r"\bnelze\b|\blze\b", text):
        yield "nejde or jde: lze is a word of the rules"
    if ".verb." in key and (PREPOSITION.search(text) or INFINITIVE.match(text.split(" ")[0])):
        yield "an imperative that does not end in a preposition"


def faults(path):
    """Every fault of style of a file, one line each."""
    game = path.parts[1] if path.parts[0] == "games" else path.parts[3] if path.parts[:3] == ("web", "src", "games") else ""
    patterns = TYPOGRAPHY + WORDS + BOX.get(game, [])
    for key, text in sentences(path):
        own = [] if game else BOX["endeavor"] if key.startswith(("en.", "endeavor.")) else []
        if key in SIGNS:
            continue
        for pattern, instead in patterns + own:
            found = re.search(pattern, text)
            if found:
                yield f"{path}: {key}: “{found[0].strip()}”, say {instead}: {text}"
        for instead in in_the_mood(key, text):
            yield f"{path}: {key}: say {instead}: {text}"


def plural_faults(path):
    """Counted words of the page have three forms: 1, 2 to 4, and 5 or more."""
    for key, text in re.findall(r'"?([a-zA-Z][\w.-]*)"?: "([^"]*\|[^"]*)"', path.read_text("utf-8")):
        if text.count("|") != 2:
            yield f"{path}: {key}: {text.count('|') + 1} forms instead of 3: {text}"


def files():
    patterns = ("*/text/cs.txt", "games/*/text/cs.txt", "games/*/rules.cs.md", "README.cs.md", "web/src/i18n/cs.ts", "web/src/games/*/cs.ts", "cli/*_words.cpp")
    return sorted({path for pattern in patterns for path in Path().glob(pattern)})
