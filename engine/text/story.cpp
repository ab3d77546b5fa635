// Putting messages together into sentences, and sentences into lines.
#include "engine/text/story.h"

#include <algorithm>

#include "base/utf8.h"

namespace pentarchy {

namespace {

constexpr std::string_view kListed = "count";

// The last place in a text where this stood.
void replace_last(std::string& text, const std::string& was, const std::string& now) {
    if (const size_t at = text.rfind(was); !was.empty() && at != text.npos) text.replace(at, was.size(), now);
}

}  // namespace

// "The {faction} build {card}": the subject ends where its first placeholder does, if a verb follows. "Drawn: {card}"
// has what stands before the colon for a subject, so that several are listed behind one; {count|noun} in it counts
// them.
Sentence sentence_of(const Texts& text, std::string_view key, std::string name, std::span<const Arg> given) {
    constexpr size_t kArticle = 4;  // "The "
    std::vector<Arg> listed(given.begin(), given.end());
    listed.push_back(number_arg(kListed, 1));
    const std::span<const Arg> args = listed;
    Sentence out{.name = std::move(name), .subject = {}, .rest = {}, .whole = render(text, key, args)};
    if (out.whole.ends_with('.')) out.whole.pop_back();
    const std::string_view words = text.get(key);
    std::vector<Placeholder> gaps = placeholders(words);
    const bool counts = !gaps.empty() && gaps[0].name == kListed;
    if (counts) gaps.erase(gaps.begin());
    if (gaps.empty()) return out;
    size_t end = 0;
    if (gaps[0].begin <= kArticle && words.substr(gaps[0].end, 1) == " ") end = gaps[0].end;
    if (words.substr(0, gaps[0].begin).ends_with(": ")) end = gaps[0].begin - 1;
    if (!end) return out;
    out.subject = render_text(text, words.substr(0, end), args);
    out.rest = render_text(text, words.substr(end + 1), args);
    if (counts) out.counted = words.substr(0, end), out.args = std::move(listed);
    return out;
}

// A line ends when another seat is asked, or the same seat is asked the question that the line began with or one that
// begins lines. What luck brings belongs to the line before it.
bool StoryLines::begin(Seat actor, std::string_view row) {
    const bool begins = row == row_ || marks_.begins.contains(row);
    if (open_ && (actor == kChance || (actor == actor_ && !begins))) return true;
    open_ = true;
    actor_ = actor;
    row_ = row;
    return false;
}

void StoryWriter::begin_line(bool brings) {
    begin_sentence();
    brings_ = brings;
    entries_ = 0;
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
    const bool begun_here = same && !part.text.empty() && !part.same_sentence;
    here_ = same && !part.text.empty() ? here_ + 1 : 1;
    if (part.text.empty()) {
        part.same_sentence = same;
        part.text = same ? sentence.rest : sentence.whole;
        part.alone = sentence.whole;
    } else {
        const std::string more = same ? ", " + sentence.rest : ". " + upper_first(sentence.whole);
        part.text += more;
        part.alone += more;
    }
    if (same) return count(part, sentence, begun_here);
    subject_ = head_ = sentence.subject;
    listed_ = 1;
}

// "Drawn card: A, B" becomes "Drawn cards: A, B": here, or in the part where the sentence began.
void StoryWriter::count(StoryPart& part, const Sentence& sentence, bool begun_here) {
    if (sentence.counted.empty()) return;
    if (here_ > 1) replace_last(part.alone, head(sentence, here_ - 1), head(sentence, here_));
    const std::string now = head(sentence, ++listed_);
    if (now == head_) return;
    if (begun_here) {
        replace_last(part.text, head_, now);
    } else {
        if (part.was.empty()) part.was = head_;
        part.now = now;
    }
    head_ = now;
}

std::string StoryWriter::head(const Sentence& sentence, int listed) const {
    std::vector<Arg> args = sentence.args;
    args.back() = number_arg(kListed, listed);
    return render_text(text_, sentence.counted, args);
}

void StoryWriter::write(std::vector<StoryPart>& parts, const std::vector<Sentence>& said, std::string_view verb,
                        std::vector<ViewChange> brought, bool last) {
    parts.push_back({.brought = std::move(brought)});
    for (const Sentence& sentence : said) {
        if (marks_.left_out.contains(sentence.name)) continue;
        if (const std::string heading = "heading." + sentence.name; text_.has(heading)) {
            parts.push_back({.heading = true, .text = sentence.whole, .alone = sentence.whole});
            parts.push_back({});
            begin_sentence();
            continue;
        }
        add_rule(parts.back(), marks_.message_rules, sentence.name);
        if (!brings_ || !marks_.told_by_changes.contains(sentence.name)) say(parts.back(), sentence);
    }
    if (parts[0].rules.empty() && brings_) add_rule(parts[0], marks_.verb_rules, verb);
    // What was done without a word is told behind the heading that it led to.
    if (parts[0].text.empty() && entries_ == 0 && last)
        for (size_t i = 2; i < parts.size(); ++i)
            if (parts[i - 1].heading && !parts[i].text.empty()) {
                std::swap(parts[0].brought, parts[i].brought);
                break;
            }
    // An empty part stays where it says that what the line had brought is gone again.
    const bool gone = entries_++ > 0 && last && !brings_;
    for (size_t i = parts.size(); i-- > 0;)
        if (parts[i].text.empty() && parts[i].brought.empty() && !(i == 0 && gone))
            parts.erase(parts.begin() + static_cast<long>(i));
}

namespace {

void join(StoryLine& line, const StoryPart& part) {
    if (!part.text.empty()) {
        const bool first = line.text.empty();
        replace_last(line.text, upper_first(part.was), upper_first(part.now));
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
