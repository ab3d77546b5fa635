// Information-set Monte Carlo tree search for one observer. Each iteration samples a world (the view with its holes
// filled), selects a path down the tree as the observer sees it, expands one node, rolls out from there, and backs up
// every seat's result: each actor prefers what is best for itself.
#pragma once

#include <optional>

#include "ai/bot.h"
#include "ai/greedy.h"
#include "ai/rollout.h"
#include "ai/tree.h"

namespace pentarchy {

template <class G>
class Search {
  public:
    using Edition = typename G::Edition;
    using State = typename G::State;

    Search(const Edition& t, const View<G>& root, const SearchSettings& settings, Rng rng)
        : t_(t), view_(root), settings_(settings), rng_(rng), tree_(settings.max_bytes), root_(tree_.add_node()) {}

    void iterate();

    // Keeps the part of the tree below the move if the new view is one that the move led to; otherwise starts with an
    // empty tree.
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
        bool same_offer;  // as when the node was expanded
    };

    // Of several who choose in secret the observer is asked first. The order makes no difference to the game, and the
    // tree can follow the observer from one choice to the next.
    Seat next_actor(const State& s) const {
        const SeatMask asked = pending<G>(s);
        return is_sealed(s) && has(asked, view_.viewer()) ? view_.viewer() : lowest(asked);
    }
    // A world that fits the view. Its spread is used for every value in it.
    State sample_world() {
        State s = determinize<G>(t_, view_, rng_);
        reopen<G>(s, view_.viewer());
        spread_ = settings_.sharpness * G::spread({t_, s});
        return s;
    }
    Outcome walk(State& s, uint32_t& at);
    bool has_choice(const State& s, uint32_t at, Seat actor);
    std::optional<Outcome> follow_luck(const State& s, Step& step, Move& m);
    std::optional<Outcome> follow_choice(State& s, Step& step, Move& m);
    static constexpr float kNotLookedAt = -1;
    float least_urge(const State& s, Seat actor) const;
    Outcome expand(uint32_t node, const State& s, Seat actor);
    Outcome prior_value(uint32_t node, State next, Seat actor) const {
        if (node == root_ && settings_.lookahead) return look_ahead<G>(t_, next, actor, settings_.lookahead, spread_);
        return outcome<G>({t_, next}, spread_);
    }
    void set_priors(std::span<Edge> edges) const;
    void renew_priors();
    uint32_t choose(uint32_t node, const State& s, Seat actor, bool same_offer);
    void add_unmet_edges(uint32_t node, Seat actor, const State& s);
    uint32_t edge_for(uint32_t node, Move key);
    Move concrete_move(const State& s, Seat actor, Move key);
    void back_up(uint32_t leaf, Outcome result);
    void note(uint32_t edge, const Outcome& result);
    const TreeNode* better_sibling(uint32_t node, const Edge& edge) const;
    Outcome roll_out(State& s) {
        play_on<G>(t_, s, settings_, offered_, rng_);
        return outcome<G>({t_, s}, spread_);
    }
    Move usual_move(const State& s, Seat actor) {
        return rollout_move<G>(t_, s, actor, offered_, settings_.rollout_tries, rng_);
    }
    // Progressive widening: how many edges are considered, the best priors first.
    uint32_t width(const TreeNode& n) const {
        return static_cast<uint32_t>(settings_.widening) +
               static_cast<uint32_t>(std::sqrt(static_cast<float>(n.visits)));
    }
    Move key_of(const State& s, Seat actor, Move m) const { return shown<G>({t_, s}, actor, m, view_.viewer()); }
    void restart(const View<G>& view);

    const Edition& t_;
    View<G> view_;
    SearchSettings settings_;
    Rng rng_;
    Tree tree_;
    uint32_t root_;
    float spread_ = 1;  // of the decision
    std::vector<Step> path_;
    std::vector<Sums> sums_;  // of the root's edges
    Offer offered_, keys_;    // the moves of the actor, and as the observer is shown them
};

template <class G>
void Search<G>::iterate() {
    State s = sample_world();
    path_.clear();
    uint32_t at = root_;
    const Outcome result = walk(s, at);
    ++tree_.node(root_).visits;
    back_up(at, result);
}

// One walk down the tree, each actor asked in turn, to what it comes to. Forced moves are played without a node; so are
// choices between moves that the observer cannot tell apart.
template <class G>
Outcome Search<G>::walk(State& s, uint32_t& at) {
    while (!is_over(s)) {
        const Seat actor = is_chance<G>(s) ? kChance : at == root_ ? view_.viewer() : next_actor(s);
        if (actor != kChance && !has_choice(s, at, actor)) {
            take<G>(t_, s, actor, usual_move(s, actor));
            continue;
        }
        Step step{.node = at, .edge = 0, .actor = actor, .same_offer = false};
        Move m;
        const auto end = actor == kChance ? follow_luck(s, step, m) : follow_choice(s, step, m);
        if (end) return *end;
        path_.push_back(step);
        take<G>(t_, s, actor, m);
        uint32_t child = tree_.edges(at)[step.edge].child;
        if (child == kNoNode) {
            if (tree_.is_full()) return roll_out(s);
            child = tree_.add_node();
            tree_.edges(at)[step.edge].child = child;
        }
        at = child;
    }
    return outcome<G>({t_, s}, spread_);
}

// Lists what the actor may do. False if the observer sees but one move in it.
template <class G>
bool Search<G>::has_choice(const State& s, uint32_t at, Seat actor) {
    offer<G>({t_, s}, actor, offered_);
    if (at != root_) leave_out_proposals<G>(s, actor, offered_);
    if (offered_.size == 1) return false;
    for (int i = 0; i < offered_.size; ++i) keys_.move[i] = key_of(s, actor, offered_.move[i]);
    keys_.size = offered_.size;
    return std::any_of(keys_.begin(), keys_.end(), [&](Move key) { return key != keys_.move[0]; });
}

// What luck brings; or the outcome, if there is no room for it.
template <class G>
std::optional<Outcome> Search<G>::follow_luck(const State& s, Step& step, Move& m) {
    m = draw<G>({t_, s}, rng_);
    if (tree_.is_full()) return outcome<G>({t_, s}, spread_);
    step.edge = edge_for(step.node, key_of(s, kChance, m));
    return {};
}

// The move that the tree has the actor try; or the outcome, where the walk leaves the tree.
template <class G>
std::optional<Outcome> Search<G>::follow_choice(State& s, Step& step, Move& m) {
    if (!tree_.node(step.node).size) {
        const Outcome found = expand(step.node, s, step.actor);
        return step.node != root_ && settings_.rollout ? roll_out(s) : found;
    }
    step.same_offer = tree_.node(step.node).offer == offer_hash(keys_) + step.actor;
    if (tree_.is_full() && !step.same_offer) return roll_out(s);  // no room for moves not met before
    step.edge = choose(step.node, s, step.actor, step.same_offer);
    m = concrete_move(s, step.actor, tree_.edges(step.node)[step.edge].move);
    return {};
}

// A visit to any edge but the best one is exploration: the actor would not play that move. So the mean of the node's
// best edge is backed up instead. Otherwise a node with many bad moves would look worse than it is.
template <class G>
void Search<G>::back_up(uint32_t leaf, Outcome result) {
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
        if (step->same_offer)  // in another world the best edge may not be offered
            if (const TreeNode* next = better_sibling(step->node, edge))
                for (int seat = 0; seat < seats(); ++seat)
                    result.of[seat] = next->sum[seat] / static_cast<float>(next->visits);
        add(step->node);
    }
}

// The node below the most visited edge, if that is another edge than this one, better, and visited often enough; else
// null.
template <class G>
const TreeNode* Search<G>::better_sibling(uint32_t node, const Edge& edge) const {
    const std::span<const Edge> edges = tree_.edges(node);
    const auto best =
        std::max_element(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
    const bool other = &*best != &edge && best->visits >= settings_.backup_visits && best->child != kNoNode &&
                       best->mean() > edge.mean();
    return other ? &tree_.node(best->child) : nullptr;
}

template <class G>
void Search<G>::note(uint32_t edge, const Outcome& result) {
    sums_.resize(std::max<size_t>(sums_.size(), tree_.node(root_).size));
    Sums& sums = sums_[edge];
    ++sums.visits;
    for (int seat = 0; seat < seats(); ++seat) sums.of[seat] += result.of[seat];
}

// The urge that a move of the offer needs to be looked at.
template <class G>
float Search<G>::least_urge([[maybe_unused]] const State& s, [[maybe_unused]] Seat actor) const {
    if constexpr (G::kHasUrge) {
        if (offered_.size <= settings_.first_looks) return -1e9f;
        float urge[kMaxOffer];
        for (int i = 0; i < offered_.size; ++i) urge[i] = G::urge({t_, s}, actor, offered_.move[i]);
        std::nth_element(urge, urge + settings_.first_looks - 1, urge + offered_.size, std::greater<>());
        return urge[settings_.first_looks - 1];
    }
    return -1e9f;
}

// Makes the edges of a node: every move of the offer with its value and prior; those that urge is least for count like
// the worst of the others. Returns the outcome of the actor's best.
template <class G>
Outcome Search<G>::expand(uint32_t node, const State& s, Seat actor) {
    if (tree_.is_full()) return outcome<G>({t_, s}, spread_);
    Outcome best;
    best.of[actor] = -1;
    Edge looked[kMaxOffer];
    int size = 0;
    float worst = 1;
    const float least = least_urge(s, actor);
    for (int i = 0; i < offered_.size; ++i) {
        const Move key = keys_.move[i];
        if (actor != view_.viewer() && std::any_of(looked, looked + size, [&](const Edge& e) { return e.move == key; }))
            continue;
        if constexpr (G::kHasUrge)  // no state is copied for a move that may never be visited
            if (G::urge({t_, s}, actor, offered_.move[i]) < least) {
                looked[size++] = {.move = key, .value = kNotLookedAt};
                continue;
            }
        State next = s;
        take<G>(t_, next, actor, offered_.move[i]);
        const Outcome found = prior_value(node, next, actor);
        if (found.of[actor] > best.of[actor]) best = found;
        looked[size++] = {.move = key, .value = found.of[actor]};
        worst = std::min(worst, found.of[actor]);
    }
    for (int i = 0; i < size; ++i)
        if (looked[i].value == kNotLookedAt) looked[i].value = worst;
    const std::span<Edge> edges = tree_.add_edges(node, static_cast<uint32_t>(size));
    std::copy_n(looked, size, edges.begin());
    set_priors(edges);
    tree_.node(node).offer = offer_hash(keys_) + actor;  // what another actor does looks different
    return best;
}

// Priors are a softmax of the values, with a tenth shared by all edges alike.
template <class G>
void Search<G>::set_priors(std::span<Edge> edges) const {
    std::stable_sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.value > b.value; });
    float sum = 0;
    for (Edge& e : edges) sum += e.prior = std::exp((e.value - edges[0].value) / settings_.temperature);
    for (Edge& e : edges) e.prior = 0.9f * e.prior / sum + 0.1f / static_cast<float>(edges.size());
}

// A node that has become the root gets the careful values of a root.
template <class G>
void Search<G>::renew_priors() {
    const State s = sample_world();
    for (Edge& e : tree_.edges(root_)) {
        State next = s;
        take<G>(t_, next, view_.viewer(), e.move);
        e.value = prior_value(root_, next, view_.viewer()).of[view_.viewer()];
    }
    set_priors(tree_.edges(root_));
}

// Adds edges for moves that no earlier world offered at this node.
template <class G>
void Search<G>::add_unmet_edges(uint32_t node, Seat actor, const State& s) {
    for (int i = 0; i < offered_.size; ++i) {
        const Move key = keys_.move[i];
        const std::span<Edge> edges = tree_.edges(node);
        if (std::any_of(edges.begin(), edges.end(), [&](const Edge& e) { return e.move == key; })) continue;
        State next = s;
        take<G>(t_, next, actor, offered_.move[i]);
        tree_.add_edge(node, {.move = key,
                              .prior = 1.0f / static_cast<float>(offered_.size),
                              .value = outcome<G>({t_, next}, spread_).of[actor]});
        tree_.node(node).offer = 0;  // its edges are no longer those of one offer
    }
}

// The edge with the greatest mean for the actor plus exploration bonus (PUCT), among the first few by their priors.
template <class G>
uint32_t Search<G>::choose(uint32_t node, const State& s, Seat actor, bool same_offer) {
    if (!same_offer) add_unmet_edges(node, actor, s);
    const std::span<Edge> edges = tree_.edges(node);
    uint32_t best = 0, considered = 0;
    float most = -1e9f;
    const uint32_t most_considered = width(tree_.node(node));
    for (uint32_t i = 0; i < edges.size() && considered < most_considered; ++i) {
        Edge& e = edges[i];
        if (!same_offer && !keys_.contains(e.move)) continue;
        ++considered;
        ++e.seen;
        const float bonus =
            settings_.explore * e.prior * std::sqrt(static_cast<float>(e.seen)) / static_cast<float>(1 + e.visits);
        if (e.mean() + bonus > most) most = e.mean() + bonus, best = i;
    }
    return best;
}

template <class G>
uint32_t Search<G>::edge_for(uint32_t node, Move key) {
    const std::span<Edge> edges = tree_.edges(node);
    for (uint32_t i = 0; i < edges.size(); ++i)
        if (edges[i].move == key) return i;
    tree_.add_edge(node, {.move = key});
    tree_.node(node).offer = 0;
    return tree_.node(node).size - 1;
}

// A move of this world that the observer sees as this edge. If there are several, the actor can tell them apart, and
// takes the one that a rollout would take.
template <class G>
Move Search<G>::concrete_move(const State& s, Seat actor, Move key) {
    int alike = 0;
    for (int i = 0; i < keys_.size; ++i)
        if (keys_.move[i] == key) offered_.move[alike++] = offered_.move[i];
    CHECK(alike > 0);
    offered_.size = alike;
    return usual_move(s, actor);
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
    if (edge == edges.end() || edge->child == kNoNode || next.viewer() != view_.viewer() || tree_.is_full())
        return restart(next);
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
    if (below.size && below.offer != offer_hash(offered) + next.viewer()) return restart(next);
    root_ = edge->child;
    tree_.node(root_).visits = 0;  // visits count for this decision only; the edges keep what they have learnt
    sums_.clear();
    view_ = next;
    if (settings_.lookahead && tree_.node(root_).size) renew_priors();
}

template <class G>
std::vector<Move> Search<G>::line_from(const Edge& edge) const {
    std::vector<Move> line{edge.move};
    for (uint32_t at = edge.child; at != kNoNode && tree_.node(at).size && line.size() < 12;) {
        const std::span<const Edge> edges = tree_.edges(at);
        const auto best = std::max_element(edges.begin(), edges.end(),
                                           [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
        if (!best->visits) break;
        line.push_back(best->move);
        at = best->child;
    }
    return line;
}

}  // namespace pentarchy
