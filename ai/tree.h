// The search tree in two arenas. A node is a decision (or a stroke of luck) as the searching seat sees it; its edges
// are the moves as that seat is shown them, sorted by how promising they looked at first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/moves/move.h"
#include "engine/moves/offer.h"
#include "engine/moves/seat.h"

namespace pentarchy {

inline constexpr uint32_t kNoNode = 0xFFFFFFFF;

struct Edge {
    Move move;  // as the searching seat is shown it
    uint32_t child = kNoNode;
    uint32_t visits = 0;
    uint32_t seen = 0;  // how often it was there to be chosen
    float prior = 0;    // its share of the visits before anything is known
    float value = 0;    // its worth to the actor by the evaluation alone; counts as the first visit
    float sum = 0;      // of results of the actor

    float mean() const { return (value + sum) / static_cast<float>(1 + visits); }
};

struct TreeNode {
    uint32_t first = 0, size = 0, room = 0;
    uint32_t visits = 0;
    uint64_t offer = 0;      // hash of the offer its edges were made from
    float sum[kMaxSeats]{};  // of what each seat may expect here, a sum over the visits
};

// The same whatever the order of the offer.
inline uint64_t offer_hash(const Offer& offered) {
    uint64_t sum = 0;
    for (const Move m : offered) {  // mixed before adding, or moves 4 and 15 would add up to 5 and 14
        const uint64_t mixed = (m.bits() + 1) * 0x9E3779B97F4A7C15u;
        sum += (mixed ^ mixed >> 32) * 0xBF58476D1CE4E5B9u;
    }
    return sum;
}

class Tree {
  public:
    explicit Tree(size_t max_bytes) : max_bytes_(max_bytes) { clear(); }

    void clear() {
        nodes_.clear();
        edges_.clear();
    }
    size_t bytes() const { return nodes_.capacity() * sizeof(TreeNode) + edges_.capacity() * sizeof(Edge); }
    // Growing doubles an arena, so it is full when the next doubling would not fit.
    bool is_full() const {
        const bool nodes_grow = nodes_.size() == nodes_.capacity(),
                   edges_grow = edges_.size() + kMaxOffer > edges_.capacity();
        return bytes() + nodes_grow * 2 * nodes_.capacity() * sizeof(TreeNode) +
                   edges_grow * 2 * edges_.capacity() * sizeof(Edge) >
               max_bytes_;
    }

    uint32_t add_node() {
        nodes_.emplace_back();
        return static_cast<uint32_t>(nodes_.size() - 1);
    }
    TreeNode& node(uint32_t id) { return nodes_[id]; }
    const TreeNode& node(uint32_t id) const { return nodes_[id]; }
    std::span<Edge> edges(uint32_t id) { return {edges_.data() + nodes_[id].first, nodes_[id].size}; }
    std::span<const Edge> edges(uint32_t id) const { return {edges_.data() + nodes_[id].first, nodes_[id].size}; }

    // A further edge of the node; the references to its edges end here.
    Edge& add_edge(uint32_t id, const Edge& edge) {
        TreeNode& n = nodes_[id];
        if (n.size == n.room) {
            const uint32_t room = std::max(4u, n.room * 2), first = static_cast<uint32_t>(edges_.size());
            edges_.resize(edges_.size() + room);
            std::copy_n(edges_.begin() + n.first, n.size, edges_.begin() + first);
            n.first = first;
            n.room = room;
        }
        return edges_[n.first + n.size++] = edge;
    }
    // All edges of a new node at once.
    std::span<Edge> add_edges(uint32_t id, uint32_t count) {
        TreeNode& n = nodes_[id];
        n.first = static_cast<uint32_t>(edges_.size());
        n.size = n.room = count;
        edges_.resize(edges_.size() + count);
        return edges(id);
    }

  private:
    size_t max_bytes_;
    std::vector<TreeNode> nodes_;
    std::vector<Edge> edges_;
};

}  // namespace pentarchy
