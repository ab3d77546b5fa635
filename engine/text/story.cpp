// Putting messages together into sentences, and sentences into lines.
#include "engine/text/story.h"

#include <algorithm>

#include "base/utf8.h"

namespace pentarchy {

// "The {faction} build {card}": the subject ends where its first placeholder does, if a verb follows. "Drawn: {card}"
// has what stands before the colon for a subject, so that several are listed behind one.
Sentence sentence_of(const Texts& text, std::string_view key, std::string name, std::span<const Arg> args) {
    constexpr size_t kArticle = 4;  // "The "
    Sentence out{.name = std::move(name), .subject = {}, .rest = {}, .whole = render(text, key, args)};
    if (out.whole.ends_with('.')) out.whole.pop_back();
    const std::string_view words = text.get(key);
    const std::vector<Placeholder> gaps = placeholders(words);
    if (gaps.empty()) return out;
    size_t end = 0;
    if (gaps[0].begin <= kArticle && words.substr(gaps[0].end, 1) == " ") end = gaps[0].end;
    if (words.substr(0, gaps[0].begin).ends_with(": ")) end = gaps[0].begin - 1;
    if (!end) return out;
    out.subject = render_text(text, words.substr(0, end), args);
    out.rest = render_text(text, words.substr(end + 1), args);
    return out;
}

// A seat that is asked the first question again begins anew; luck belongs to whoever was asked before it.
bool StoryWriter::begin(Seat actor, std::string_view row) {
    const bool begins = row == row_ || marks_.begins.contains(row);
    const bool goes_on = open_ && (actor == kChance || (actor == actor_ && !begins));
    if (goes_on) return true;
    end_line();
    open_ = true;
    actor_ = actor;
    row_ = row;
    return false;
}

void StoryWriter::add_rule(StoryPart& part, const StoryMarks::Rules& rules, std::string_view name) const {
    const auto rule = rules.find(name);
    if (rule == rules.end() || std::find(part.rules.begin(), part.rules.end(), rule->second) != part.rules.end())
        return;
    part.rules.push_back(rule->second);
}

void StoryWriter::say(StoryPart& part, const Sentence& sentence) {
    if (!said_.insert(sentence.whole).second) return;
    const bool same = !sentence.subject.empty() && sentence.subject == subject_;
    if (part.text.empty()) {
        part.same_sentence = same;
        part.text = same ? sentence.rest : sentence.whole;
        part.alone = sentence.whole;
    } else {
        const std::string more = same ? ", " + sentence.rest : ". " + upper_first(sentence.whole);
        part.text += more;
        part.alone += more;
    }
    subject_ = sentence.subject;
}

void StoryWriter::write(std::vector<StoryPart>& parts, const std::vector<Sentence>& said,
                        std::vector<ViewChange> brought, std::string_view verb) {
    const bool has_changes = !brought.empty();
    parts.push_back({.brought = std::move(brought)});
    for (const Sentence& sentence : said) {
        if (marks_.left_out.contains(sentence.name)) continue;
        if (const std::string heading = "heading." + sentence.name; text_.has(heading)) {
            parts.push_back({.heading = true, .text = sentence.whole, .alone = sentence.whole});
            parts.push_back({});
            end_line();
            continue;
        }
        add_rule(parts.back(), marks_.message_rules, sentence.name);
        if (!has_changes || !marks_.told_by_changes.contains(sentence.name)) say(parts.back(), sentence);
    }
    if (parts[0].rules.empty() && has_changes) add_rule(parts[0], marks_.verb_rules, verb);
    // An empty part stays where it says that what the line had brought is gone again.
    const bool gone = std::exchange(brought_, has_changes) && !has_changes;
    for (size_t i = parts.size(); i-- > 0;)
        if (parts[i].text.empty() && parts[i].brought.empty() && !(i == 0 && gone))
            parts.erase(parts.begin() + static_cast<long>(i));
}

namespace {

void join(StoryLine& line, const StoryPart& part) {
    if (!part.text.empty()) {
        const bool first = line.text.empty();
        if (!first) line.text += part.same_sentence ? ", " : ". ";
        line.text += part.same_sentence && !first ? part.text : upper_first(part.alone);
    }
    line.brought = part.brought;
    for (const std::string& rule : part.rules)
        if (std::find(line.rules.begin(), line.rules.end(), rule) == line.rules.end()) line.rules.push_back(rule);
}

// Changes that no message tells of are told with the move.
void finish(StoryLine& line, const std::string& label, const Texts& text, const std::vector<std::string>& seat_names) {
    if (line.text.empty() && line.seat < seat_names.size()) {
        const Arg args[] = {{"seat", seat_names[line.seat]}, {"label", label}};
        line.text = render(text, "table.told", args);
    }
    line.whole = line.text;
    const std::string brought = changes_text(line.brought, line.seat, text, seat_names);
    if (brought.empty()) return;
    line.whole += line.whole.empty() ? upper_first(brought) : " (" + brought + ")";
}

}  // namespace

std::vector<StoryLine> tell(const std::vector<StoryEntry>& entries, const Texts& text,
                            const std::vector<std::string>& seat_names) {
    std::vector<StoryLine> out;
    std::vector<std::string> labels;  // of the moves that the lines begin with
    bool open = false;
    for (const StoryEntry& entry : entries) {
        if (!entry.goes_on) open = false;
        const auto begin = [&](bool heading) -> StoryLine& {
            labels.push_back(entry.label);
            return out.emplace_back(StoryLine{.heading = heading,
                                              .undone = entry.undone,
                                              .seat = heading ? kNobody : entry.actor,
                                              .event = entry.event,
                                              .revision = entry.revision,
                                              .text = {}});
        };
        if (!open && entry.actor < seat_names.size() && (entry.parts.empty() || !entry.parts[0].heading))
            begin(false), open = true;
        for (const StoryPart& part : entry.parts) {
            if (part.heading) {
                begin(true).text = part.text;
                open = false;
                continue;
            }
            if (!open) begin(false), open = true;
            join(out.back(), part);
        }
    }
    for (size_t i = 0; i < out.size(); ++i)
        if (out[i].heading)
            out[i].whole = out[i].text;
        else if (!out[i].text.empty() || !out[i].brought.empty())
            finish(out[i], labels[i], text, seat_names);
    std::erase_if(out, [](const StoryLine& line) { return line.whole.empty(); });
    return out;
}

}  // namespace pentarchy
