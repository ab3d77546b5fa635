// Maps of hexes or squares, by the positions of their cells: neighbours, distances, rings, lines, floods and reach. A
// map may have holes and any outline. It is built when the edition is read; afterwards nothing allocates, and every
// answer that is a set of cells is a Bits<N>. Cells are numbered as they were listed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "base/bits.h"
#include "base/check.h"

namespace pentarchy {

// Hexes have axial positions: the six neighbours are east, west and the four of the rows above and below.
enum class Shape : uint8_t { Hex, Square, SquareDiagonal };

struct Spot {
    int x = 0, y = 0;
    friend constexpr bool operator==(const Spot&, const Spot&) = default;
    friend constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
};

// The axial position of a hex on a map drawn in rows, of which the odd ones are shifted half a hex to the right.
constexpr Spot hex_in_rows(int column, int row) { return {column - (row - (row & 1)) / 2, row}; }

template <int N>
class Grid {
  public:
    using Cells = Bits<N>;
    static constexpr int kMaxPoints = 15;  // of movement

    // What a move across the map meets. Each array or set is by cell.
    struct Terrain {
        const uint8_t* cost = nullptr;  // points that entering a cell takes; none: one each
        Cells open;                     // cells that may be entered
        Cells stops;                    // of these, those that end the move
    };

    Grid() = default;
    Grid(Shape shape, std::span<const Spot> spots) : shape_(shape), spots_(spots.begin(), spots.end()) {
        CHECK(!spots.empty() && spots.size() <= static_cast<size_t>(N));
        Spot last = low_ = spots_[0];
        for (const Spot s : spots_) {
            low_ = {std::min(low_.x, s.x), std::min(low_.y, s.y)};
            last = {std::max(last.x, s.x), std::max(last.y, s.y)};
        }
        width_ = last.x - low_.x + 1, height_ = last.y - low_.y + 1;
        numbers_.assign(static_cast<size_t>(width_ * height_), -1);
        for (int cell = 0; cell < size(); ++cell) {
            CHECK(at(spot(cell)) < 0);
            numbers_[place(spot(cell))] = static_cast<int16_t>(cell);
            all_.add(cell);
        }
        near_.resize(spots_.size());
        for (int cell = 0; cell < size(); ++cell)
            for (int direction = 0; direction < directions(); ++direction)
                if (const int next = neighbour(cell, direction); next >= 0) near_[static_cast<size_t>(cell)].add(next);
    }

    int size() const { return static_cast<int>(spots_.size()); }
    const Cells& all() const { return all_; }
    Spot spot(int cell) const { return spots_[static_cast<size_t>(cell)]; }
    // The cell at a position, or -1.
    int at(Spot s) const {
        const bool inside = s.x >= low_.x && s.x < low_.x + width_ && s.y >= low_.y && s.y < low_.y + height_;
        return inside ? numbers_[place(s)] : -1;
    }

    const Cells& neighbours(int cell) const { return near_[static_cast<size_t>(cell)]; }
    // Directions go around, from the east: 6 of a hex, 4 of a square, 8 with diagonals.
    int directions() const { return shape_ == Shape::Hex ? 6 : shape_ == Shape::Square ? 4 : 8; }
    int neighbour(int cell, int direction) const { return at(spot(cell) + way(direction)); }

    // Steps from one cell to the other as the crow flies, whether or not there are cells in between.
    int distance(int a, int b) const { return distance(spot(a), spot(b)); }

    // The cells at just this distance, and those up to it.
    Cells ring(int cell, int radius) const { return around(cell, radius, radius); }
    Cells within(int cell, int radius) const { return around(cell, 0, radius); }

    // The cells in one direction, up to the first hole.
    Cells ray(int cell, int direction, int steps = N) const {
        Cells out;
        for (cell = neighbour(cell, direction); cell >= 0 && steps-- > 0; cell = neighbour(cell, direction))
            out.add(cell);
        return out;
    }

    // The cells on the straight line from one to the other, both included; holes are left out. Where the line runs
    // between two cells, it takes the same one each time. Squares are crossed diagonally.
    Cells line(int from, int to) const {
        const Spot a = spot(from), b = spot(to);
        const int dx = b.x - a.x, dy = b.y - a.y;
        const int steps = shape_ == Shape::Hex ? distance(a, b) : std::max(std::abs(dx), std::abs(dy));
        Cells out;
        out.add(from);
        for (int i = 1; i <= steps; ++i) {
            const Spot offset = shape_ == Shape::Hex ? rounded_hex(dx * i, dy * i, steps)
                                                     : Spot{rounded(dx * i, steps), rounded(dy * i, steps)};
            if (const int cell = at(a + offset); cell >= 0) out.add(cell);
        }
        return out;
    }

    // The cells of `open` that hang together with those of `from`, which are included if they are open.
    Cells flood(const Cells& from, const Cells& open) const {
        Cells out = from & open, edge = out;
        while (edge.any()) {
            Cells next;
            for (const int cell : edge) next = next | neighbours(cell);
            edge = (next & open).without(out);
            out = out | edge;
        }
        return out;
    }

    // The cells that a piece can enter with so many points, without the one it stands on. The cost of each is written
    // to `costs` if that is given.
    Cells reachable(int from, int points, const Terrain& terrain, uint8_t* costs = nullptr) const {
        CHECK(points <= kMaxPoints);
        Cells at_cost[kMaxPoints + 1], done;
        at_cost[0].add(from);
        for (int spent = 0; spent <= points; ++spent)
            for (Cells edge = at_cost[spent].without(done); edge.any(); edge = at_cost[spent].without(done)) {
                done = done | edge;
                for (const int cell : edge) {
                    if (costs) costs[cell] = static_cast<uint8_t>(spent);
                    if (cell != from && terrain.stops.has(cell)) continue;
                    for (const int next : (neighbours(cell) & terrain.open).without(done)) {
                        const int price = spent + (terrain.cost ? terrain.cost[next] : 1);
                        if (price <= points) at_cost[price].add(next);
                    }
                }
            }
        done.drop(from);
        return done;
    }

  private:
    static constexpr Spot kHexWays[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    static constexpr Spot kSquareWays[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

    Spot way(int direction) const {
        if (shape_ == Shape::Hex) return kHexWays[direction];
        return kSquareWays[shape_ == Shape::Square ? 2 * direction : direction];
    }
    size_t place(Spot s) const { return static_cast<size_t>((s.y - low_.y) * width_ + s.x - low_.x); }
    int distance(Spot a, Spot b) const {
        const int x = std::abs(a.x - b.x), y = std::abs(a.y - b.y), z = std::abs(a.x + a.y - b.x - b.y);
        if (shape_ == Shape::Hex) return (x + y + z) / 2;
        return shape_ == Shape::Square ? x + y : std::max(x, y);
    }
    Cells around(int cell, int from, int to) const {
        Cells out;
        const Spot middle = spot(cell);
        for (int y = -to; y <= to; ++y)
            for (int x = -to; x <= to; ++x)
                if (const int other = at(middle + Spot{x, y}); other >= 0)
                    if (const int d = distance(cell, other); d >= from && d <= to) out.add(other);
        return out;
    }
    // n / d to the nearest whole number, halves upwards.
    static int rounded(int n, int d) {
        const int twice = 2 * n + d;
        return twice >= 0 ? twice / (2 * d) : -((-twice + 2 * d - 1) / (2 * d));
    }
    // A point of a line of hexes: the coordinate that is furthest off follows from the others.
    static Spot rounded_hex(int x, int y, int d) {
        const int z = -x - y, rx = rounded(x, d), ry = rounded(y, d), rz = rounded(z, d);
        const int off_x = std::abs(rx * d - x), off_y = std::abs(ry * d - y), off_z = std::abs(rz * d - z);
        if (off_x > off_y && off_x > off_z) return {-ry - rz, ry};
        if (off_y > off_z) return {rx, -rx - rz};
        return {rx, ry};
    }

    Shape shape_ = Shape::Square;
    std::vector<Spot> spots_;
    std::vector<Cells> near_;
    std::vector<int16_t> numbers_;  // by position, row by row; -1: a hole
    Spot low_;
    int width_ = 0, height_ = 0;
    Cells all_;
};

}  // namespace pentarchy
