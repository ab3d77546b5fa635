// Information-set tree search for one observer. Each iteration fills the holes of the view anew, walks down the tree as
// the observer sees it, adds one node, and hands every seat's result back up: each actor prefers what is best for itself.
#pragma once

#include "ai/bot.h"
#include "ai/greedy.h"
#include "ai/search_settings.h"
#include "ai/tree.h"

namespace pentarchy {

template <class G>
class Search {
  public:
    using Tables = typename G::Tables;
    using State = typename G::State;

    Search(const Tables& t, const View<G>& root, const SearchSettings& settings, Rng rng)
        : t_(t), view_(root), settings_(settings), rng_(rng), tree_(settings.max_bytes), root_(tree_.add_node()) {}

    void iterate();

    // The tree goes on below the move if the new view is what the move led to; otherwise it starts anew.
    void advance(Move played, const View<G>& next);

    uint64_t iterations() const { return tree_.node(root_).visits; }
    size_t bytes() const { return tree_.bytes(); }
    int seats() const { return G::seats(view_.s()); }
    Seat seat() const { return view_.viewer(); }
    std::span<const Edge> root_edges() const { return tree_.edges(root_); }
    // What the iterations through an edge of the root came to.
    struct Sums {
        double of[kMaxSeats]{};
        uint64_t visits = 0;
    };
    Sums root_sums(size_t edge) const { return edge < sums_.size() ? sums_[edge] : Sums{}; }
    std::vector<Move> line_from(const Edge& edge) const;

  private:
    struct Step {
        uint32_t node, edge;
        Seat actor;
        bool usual;  // offered was what the node was made from
    };

    // Sealed choices commute: the observer's own come first, so that the tree goes on from one to the next.
    Seat next_actor(const State& s) const {
        const SeatMask asked = pending<G>(s);
        return is_sealed(s) && has(asked, view_.viewer()) ? view_.viewer() : lowest(asked);
    }
    // The view with its holes filled; what follows is judged by its spread.
    State imagined() {
        State s = determinize<G>(t_, view_, rng_);
        reopen<G>(s, view_.viewer());
        spread_ = settings_.sharpness * G::spread({t_, s});
        return s;
    }
    Outcome expand(uint32_t node, const State& s, Seat actor);
    Outcome first_look(uint32_t node, State next, Seat actor) const {
        if (node == root_ && settings_.through) return look_through<G>(t_, next, actor, settings_.through, spread_);
        return outcome<G>({t_, next}, spread_);
    }
    void share_attention(std::span<Edge> edges) const;
    void look_again();
    uint32_t choose(uint32_t node, const State& s, Seat actor, bool usual);
    void match(uint32_t node, Seat actor, const State& s);
    uint32_t edge_for(uint32_t node, Move key);
    Move realised(const State& s, Seat actor, Move key);
    void hand_up(uint32_t leaf, Outcome result);
    void note(uint32_t edge, const Outcome& result);
    const TreeNode* better(uint32_t node, const Edge& edge) const;
    Outcome roll_out(State& s);
    Move quick_move(const State& s, Seat actor);
    uint32_t width(const TreeNode& n) const {
        return static_cast<uint32_t>(settings_.width) + static_cast<uint32_t>(std::sqrt(static_cast<float>(n.visits)));
    }
    Move key_of(const State& s, Seat actor, Move m) const { return shown<G>({t_, s}, actor, m, view_.viewer()); }
    void restart(const View<G>& view);

    const Tables& t_;
    View<G> view_;
    SearchSettings settings_;
    Rng rng_;
    Tree tree_;
    uint32_t root_;
    float spread_ = 1;  // of the decision
    std::vector<Step> path_;
    std::vector<Sums> sums_;  // of the root's edges
    Offer offered_, keys_;  // the moves of the actor, and as the observer is shown them
};

// Each actor is asked in turn; forced moves are played at once and are no nodes, nor is what looks all alike.
template <class G>
void Search<G>::iterate() {
    State s = imagined();
    path_.clear();
    uint32_t at = root_;
    Outcome result;
    while (true) {
        if (is_over(s)) {
            result = outcome<G>({t_, s}, spread_);
            break;
        }
        const bool luck = is_chance<G>(s);
        const Seat actor = luck ? kChance : at == root_ ? view_.viewer() : next_actor(s);
        Move m;
        uint32_t edge;
        bool usual = false;
        if (luck) {
            m = draw<G>({t_, s}, rng_);
            if (tree_.is_full()) {
                result = outcome<G>({t_, s}, spread_);
                break;
            }
            edge = edge_for(at, key_of(s, actor, m));
        } else {
            offer<G>({t_, s}, actor, offered_);
            if (offered_.size == 1) {
                take<G>(t_, s, actor, offered_.move[0]);
                continue;
            }
            for (int i = 0; i < offered_.size; ++i) keys_.move[i] = key_of(s, actor, offered_.move[i]);
            keys_.size = offered_.size;
            if (std::all_of(keys_.begin(), keys_.end(), [&](Move key) { return key == keys_.move[0]; })) {
                take<G>(t_, s, actor, quick_move(s, actor));
                continue;
            }
            if (!tree_.node(at).size) {
                result = expand(at, s, actor);
                if (at != root_ && settings_.rollout) result = roll_out(s);
                break;
            }
            usual = tree_.node(at).print == print_of(keys_) + actor;
            if (tree_.is_full() && !usual) {  // no room for moves not met before
                result = roll_out(s);
                break;
            }
            edge = choose(at, s, actor, usual);
            m = realised(s, actor, tree_.edges(at)[edge].move);
        }
        path_.push_back({at, edge, actor, usual});
        take<G>(t_, s, actor, m);
        uint32_t child = tree_.edges(at)[edge].child;
        if (child == kNoNode) {
            if (tree_.is_full()) {
                result = roll_out(s);
                break;
            }
            child = tree_.add_node();
            tree_.edges(at)[edge].child = child;
        }
        at = child;
    }
    ++tree_.node(root_).visits;
    hand_up(at, result);
}

// Whoever tries a lesser move to learn about it would not play it: further up counts what its favourite is worth, or a
// position would be the worse the more there is to try in it.
template <class G>
void Search<G>::hand_up(uint32_t leaf, Outcome result) {
    const auto add = [&](uint32_t node) {
        for (int seat = 0; seat < seats(); ++seat) tree_.node(node).sum[seat] += result.of[seat];
    };
    if (path_.empty() || path_.back().node != leaf) add(leaf);  // else there was no room for the leaf
    for (auto step = path_.rbegin(); step != path_.rend(); ++step) {
        Edge& edge = tree_.edges(step->node)[step->edge];
        ++edge.visits;
        if (edge.child != kNoNode) ++tree_.node(edge.child).visits;
        if (step->node == root_) note(step->edge, result);
        if (step->actor != kChance) edge.sum += result.of[step->actor];
        if (step->usual)  // with another offer the favourite may not be there
            if (const TreeNode* next = better(step->node, edge))
                for (int seat = 0; seat < seats(); ++seat) result.of[seat] = next->sum[seat] / static_cast<float>(next->visits);
        add(step->node);
    }
}

// Where the favourite of the node leads, if it is settled, and another and better one than the edge.
template <class G>
const TreeNode* Search<G>::better(uint32_t node, const Edge& edge) const {
    const std::span<const Edge> edges = tree_.edges(node);
    const auto best = std::max_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
    const bool other = &*best != &edge && best->visits >= settings_.settled && best->child != kNoNode && best->mean() > edge.mean();
    return other ? &tree_.node(best->child) : nullptr;
}

template <class G>
void Search<G>::note(uint32_t edge, const Outcome& result) {
    sums_.resize(std::max<size_t>(sums_.size(), tree_.node(root_).size));
    Sums& sums = sums_[edge];
    ++sums.visits;
    for (int seat = 0; seat < seats(); ++seat) sums.of[seat] += result.of[seat];
}

// One look at every move of an offer: where it leads by the evaluation. Returns the outcome of the actor's best.
template <class G>
Outcome Search<G>::expand(uint32_t node, const State& s, Seat actor) {
    if (tree_.is_full()) return outcome<G>({t_, s}, spread_);
    Outcome best;
    best.of[actor] = -1;
    Edge looked[kMaxOffer];
    int size = 0;
    for (int i = 0; i < offered_.size; ++i) {
        const Move key = keys_.move[i];
        if (actor != view_.viewer() && std::any_of(looked, looked + size, [&](const Edge& e) { return e.move == key; })) continue;
        State next = s;
        take<G>(t_, next, actor, offered_.move[i]);
        const Outcome found = first_look(node, next, actor);
        if (found.of[actor] > best.of[actor]) best = found;
        looked[size++] = {.move = key, .first = found.of[actor]};
    }
    const std::span<Edge> edges = tree_.add_edges(node, static_cast<uint32_t>(size));
    std::copy_n(looked, size, edges.begin());
    share_attention(edges);
    tree_.node(node).print = print_of(keys_) + actor;  // what another actor does looks different
    return best;
}

// The more a move promises at first, the more it is tried.
template <class G>
void Search<G>::share_attention(std::span<Edge> edges) const {
    std::stable_sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.first > b.first; });
    float sum = 0;
    for (Edge& e : edges) sum += e.prior = std::exp((e.first - edges[0].first) / settings_.heat);
    for (Edge& e : edges) e.prior = 0.9f * e.prior / sum + 0.1f / static_cast<float>(edges.size());
}

// A node that has become the root was looked at in passing only.
template <class G>
void Search<G>::look_again() {
    const State s = imagined();
    for (Edge& e : tree_.edges(root_)) {
        State next = s;
        take<G>(t_, next, view_.viewer(), e.move);
        e.first = first_look(root_, next, view_.viewer()).of[view_.viewer()];
    }
    share_attention(tree_.edges(root_));
}

// Edges for moves that another filling of the holes did not offer.
template <class G>
void Search<G>::match(uint32_t node, Seat actor, const State& s) {
    for (int i = 0; i < offered_.size; ++i) {
        const Move key = keys_.move[i];
        const std::span<Edge> edges = tree_.edges(node);
        if (std::any_of(edges.begin(), edges.end(), [&](const Edge& e) { return e.move == key; })) continue;
        State next = s;
        take<G>(t_, next, actor, offered_.move[i]);
        tree_.add_edge(node, {.move = key, .prior = 1.0f / static_cast<float>(offered_.size), .first = outcome<G>({t_, next}, spread_).of[actor]});
        tree_.node(node).print = 0;  // its edges are no longer those of one offer
    }
}

// The edge that promises most for the actor: its mean so far, and the more the less it was tried of its share.
template <class G>
uint32_t Search<G>::choose(uint32_t node, const State& s, Seat actor, bool usual) {
    if (!usual) match(node, actor, s);
    const std::span<Edge> edges = tree_.edges(node);
    uint32_t best = 0, considered = 0;
    float most = -1e9f;
    const uint32_t most_considered = width(tree_.node(node));
    for (uint32_t i = 0; i < edges.size() && considered < most_considered; ++i) {
        Edge& e = edges[i];
        if (!usual && !keys_.contains(e.move)) continue;
        ++considered;
        ++e.seen;
        const float tempting = settings_.explore * e.prior * std::sqrt(static_cast<float>(e.seen)) / static_cast<float>(1 + e.visits);
        if (e.mean() + tempting > most) most = e.mean() + tempting, best = i;
    }
    return best;
}

template <class G>
uint32_t Search<G>::edge_for(uint32_t node, Move key) {
    const std::span<Edge> edges = tree_.edges(node);
    for (uint32_t i = 0; i < edges.size(); ++i)
        if (edges[i].move == key) return i;
    tree_.add_edge(node, {.move = key});
    tree_.node(node).print = 0;
    return tree_.node(node).size - 1;
}

// A move of the offer that looks like the edge to the observer; among several that look alike a quick hand chooses: who
// decides in secret means it well, too.
template <class G>
Move Search<G>::realised(const State& s, Seat actor, Move key) {
    int alike = 0;
    for (int i = 0; i < keys_.size; ++i)
        if (keys_.move[i] == key) offered_.move[alike++] = offered_.move[i];
    CHECK(alike > 0);
    offered_.size = alike;
    return alike == 1 ? offered_.move[0] : quick_move(s, actor);
}

// A quick hand plays for everybody to the end of the stage, where nobody is in the middle of something, and the evaluation
// judges. A game tells its stages by their spread; in a long one the end of a turn must do.
template <class G>
Outcome Search<G>::roll_out(State& s) {
    Seat last = kNobody;
    const float stage = G::spread({t_, s});
    for (int left = settings_.rollout; !is_over(s) && G::spread({t_, s}) == stage;) {
        if (is_chance<G>(s)) {
            take<G>(t_, s, kChance, draw<G>({t_, s}, rng_));
            continue;
        }
        const Seat actor = lowest(pending<G>(s));
        offer<G>({t_, s}, actor, offered_);
        if (offered_.size > 1) {
            if (left <= 0 && actor != last) break;
            --left;
            last = actor;
        }
        take<G>(t_, s, actor, offered_.size == 1 ? offered_.move[0] : quick_move(s, actor));
    }
    return outcome<G>({t_, s}, spread_);
}

// The best of a few moves by what they bring the actor itself: of all if they are few, else of some picked at random.
template <class G>
Move Search<G>::quick_move(const State& s, Seat actor) {
    const bool all = offered_.size <= settings_.tries;
    Move best{};
    float most = -1e9f;
    for (int i = 0; i < std::min(offered_.size, settings_.tries); ++i) {
        const Move m = offered_.move[all ? static_cast<uint32_t>(i) : rng_.below(static_cast<uint32_t>(offered_.size))];
        State next = s;
        take<G>(t_, next, actor, m);
        const float found = G::value({t_, next}, actor);
        if (found > most) most = found, best = m;
    }
    return best;
}

template <class G>
void Search<G>::restart(const View<G>& view) {
    tree_.clear();
    sums_.clear();
    root_ = tree_.add_node();
    view_ = view;
}

template <class G>
void Search<G>::advance(Move played, const View<G>& next) {
    const std::span<const Edge> edges = tree_.edges(root_);
    const auto edge = std::find_if(edges.begin(), edges.end(), [&](const Edge& e) { return e.move == played; });
    if (edge == edges.end() || edge->child == kNoNode || next.viewer() != view_.viewer() || tree_.is_full()) return restart(next);
    State s = determinize<G>(t_, view_, rng_);
    take<G>(t_, s, view_.viewer(), played);
    Offer offered;
    while (!is_over(s) && !is_chance<G>(s) && has(pending<G>(s), view_.viewer())) {
        offer<G>({t_, s}, view_.viewer(), offered);
        if (offered.size > 1) break;
        take<G>(t_, s, view_.viewer(), offered.move[0]);
    }
    const View<G> expected = view<G>(t_, s, view_.viewer());
    if (std::memcmp(&expected.s(), &next.s(), sizeof(State)) != 0) return restart(next);
    offer<G>(next.look(t_), next.viewer(), offered);
    const TreeNode& below = tree_.node(edge->child);  // others who are asked as well may have been there first
    if (below.size && below.print != print_of(offered) + next.viewer()) return restart(next);
    root_ = edge->child;
    tree_.node(root_).visits = 0;  // counts the thinking about this decision; its edges keep what they know
    sums_.clear();
    view_ = next;
    if (settings_.through && tree_.node(root_).size) look_again();
}

template <class G>
std::vector<Move> Search<G>::line_from(const Edge& edge) const {
    std::vector<Move> line{edge.move};
    for (uint32_t at = edge.child; at != kNoNode && tree_.node(at).size && line.size() < 12;) {
        const std::span<const Edge> edges = tree_.edges(at);
        const auto best = std::max_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
        if (!best->visits) break;
        line.push_back(best->move);
        at = best->child;
    }
    return line;
}

}  // namespace pentarchy
