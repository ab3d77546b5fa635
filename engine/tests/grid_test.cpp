// Maps of hexes and squares against brute force: random outlines with holes, up to the size of the largest board.
#include "engine/parts/grid.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace pentarchy {
namespace {

constexpr int kCells = 352;
using Map = Grid<kCells>;
using Cells = Map::Cells;
constexpr Shape kShapes[] = {Shape::Hex, Shape::Square, Shape::SquareDiagonal};

// Some cells of a field, in any order.
std::vector<Spot> random_spots(Rng& rng, int width, int height, uint32_t holes) {
    std::vector<Spot> out;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (!holes || rng.below(holes)) out.push_back({x - 3, y - 2});
    if (out.empty()) out.push_back({});
    for (size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[rng.below(static_cast<uint32_t>(i))]);
    return out;
}

bool touch(Shape shape, Spot a, Spot b) {
    const int x = b.x - a.x, y = b.y - a.y;
    if ((x == 0 && y == 0) || std::abs(x) > 1 || std::abs(y) > 1) return false;
    return shape == Shape::SquareDiagonal || x == 0 || y == 0 || (shape == Shape::Hex && x == -y);
}

// Calls check(map, spots) for maps of every shape.
template <class Check>
void on_random_maps(int maps, Check check) {
    for (int i = 0; i < maps; ++i)
        for (const Shape shape : kShapes) {
            Rng rng(static_cast<uint64_t>(i));
            const auto side = [&] { return 1 + static_cast<int>(rng.below(i ? 9 : 1)); };
            const int width = i == 1 ? 22 : side(), height = i == 1 ? 16 : side();
            const auto spots = random_spots(rng, width, height, i == 1 ? 0 : 2 + rng.below(5));
            check(Map(shape, spots), shape, spots, rng);
        }
}

TEST(Grid, neighbours_and_positions) {
    on_random_maps(12, [](const Map& map, Shape shape, const std::vector<Spot>& spots, Rng&) {
        ASSERT_EQ(map.size(), static_cast<int>(spots.size()));
        EXPECT_EQ(map.all().count(), map.size());
        for (int a = 0; a < map.size(); ++a) {
            ASSERT_EQ(map.at(map.spot(a)), a);
            Cells by_direction;
            for (int direction = 0; direction < map.directions(); ++direction)
                if (const int next = map.neighbour(a, direction); next >= 0) by_direction.add(next);
            ASSERT_TRUE(by_direction == map.neighbours(a));
            for (int b = 0; b < map.size(); ++b)
                ASSERT_EQ(map.neighbours(a).has(b), touch(shape, map.spot(a), map.spot(b)));
        }
        EXPECT_EQ(map.at({99, 0}), -1);
    });
}

TEST(Grid, rings_and_lines) {
    for (const Shape shape : kShapes) {
        Rng rng(7);
        const Map map(shape, random_spots(rng, 9, 8, 0));
        for (int a = 0; a < map.size(); ++a) {
            for (int b = 0; b < map.size(); ++b) {
                const Cells line = map.line(a, b);
                const Spot s = map.spot(a), e = map.spot(b);
                const int across = std::max(std::abs(s.x - e.x), std::abs(s.y - e.y));
                const int length = shape == Shape::Hex ? map.distance(a, b) : across;
                ASSERT_TRUE(line.has(a) && line.has(b));
                ASSERT_EQ(line.count(), length + 1) << "a line has one cell a step";
                for (int r = 0; r < 4; ++r) {
                    ASSERT_EQ(map.ring(a, r).has(b), map.distance(a, b) == r);
                    ASSERT_EQ(map.within(a, r).has(b), map.distance(a, b) <= r);
                }
            }
        }
    }
}

// Steps on a whole field: a convex one has no shorter way outside.
TEST(Grid, distance_is_the_number_of_steps) {
    for (const Shape shape : kShapes) {
        std::vector<Spot> spots;
        for (int y = -4; y <= 4; ++y)
            for (int x = -4; x <= 4; ++x)
                if (shape != Shape::Hex || std::abs(x + y) <= 4) spots.push_back({x, y});
        const Map map(shape, spots);
        for (int a = 0; a < map.size(); ++a) {
            uint8_t costs[kCells]{};
            const Cells reached = map.reachable(a, Map::kMaxPoints, {nullptr, map.all(), {}}, costs);
            for (int b = 0; b < map.size(); ++b) {
                if (map.distance(a, b) > Map::kMaxPoints) continue;
                ASSERT_EQ(reached.has(b), a != b);
                ASSERT_EQ(costs[b], map.distance(a, b));
            }
        }
    }
}

TEST(Grid, lines_go_through_the_nearest_cells) {
    for (const Shape shape : kShapes) {
        Rng rng(3);
        const Map map(shape, random_spots(rng, 9, 9, 0));
        for (int a = 0; a < map.size(); ++a)
            for (int b = 0; b < map.size(); ++b)
                for (const int cell : map.line(a, b)) {
                    // Twice the area of the triangle is the length times the height: no cell is off by more than one.
                    const Spot s = map.spot(a), e = map.spot(b), c = map.spot(cell);
                    const int area = std::abs((e.x - s.x) * (c.y - s.y) - (e.y - s.y) * (c.x - s.x));
                    ASSERT_LE(area,
                              std::max({std::abs(e.x - s.x), std::abs(e.y - s.y), std::abs(e.x - s.x + e.y - s.y)}));
                }
    }
}

TEST(Grid, rays_stop_at_holes) {
    on_random_maps(10, [](const Map& map, Shape, const std::vector<Spot>&, Rng&) {
        for (int cell = 0; cell < map.size(); ++cell)
            for (int direction = 0; direction < map.directions(); ++direction) {
                Cells expected;
                for (int at = map.neighbour(cell, direction); at >= 0; at = map.neighbour(at, direction))
                    expected.add(at);
                ASSERT_TRUE(map.ray(cell, direction) == expected);
                ASSERT_EQ(map.ray(cell, direction, 2).count(), std::min(2, expected.count()));
            }
    });
}

TEST(Grid, floods_are_what_hangs_together) {
    on_random_maps(12, [](const Map& map, Shape, const std::vector<Spot>&, Rng& rng) {
        Cells open, from;
        for (int cell = 0; cell < map.size(); ++cell) {
            if (rng.below(3)) open.add(cell);
            if (!rng.below(8)) from.add(cell);
        }
        Cells expected = from & open;
        for (int round = 0; round < map.size(); ++round)
            for (const int cell : open)
                if ((map.neighbours(cell) & expected).any()) expected.add(cell);
        ASSERT_TRUE(map.flood(from, open) == expected);
    });
}

// Bellman and Ford: every cell is asked again until nothing changes.
TEST(Grid, reach_with_costs_blockers_and_stops) {
    on_random_maps(14, [](const Map& map, Shape, const std::vector<Spot>&, Rng& rng) {
        uint8_t cost[kCells]{}, costs[kCells]{};
        Map::Terrain terrain{cost, {}, {}};
        for (int cell = 0; cell < map.size(); ++cell) {
            cost[cell] = static_cast<uint8_t>(rng.below(5));
            if (rng.below(5)) terrain.open.add(cell);
            if (!rng.below(6)) terrain.stops.add(cell);
        }
        const int from = static_cast<int>(rng.below(static_cast<uint32_t>(map.size())));
        for (const int points : {0, 1, 4, Map::kMaxPoints}) {
            std::vector<int> best(kCells, 999);
            best[static_cast<size_t>(from)] = 0;
            for (bool changed = true; changed;) {
                changed = false;
                for (int a = 0; a < map.size(); ++a)
                    for (const int b : map.neighbours(a) & terrain.open) {
                        if (best[static_cast<size_t>(a)] > points || (a != from && terrain.stops.has(a))) continue;
                        const int price = best[static_cast<size_t>(a)] + cost[b];
                        if (price > points || price >= best[static_cast<size_t>(b)]) continue;
                        best[static_cast<size_t>(b)] = price;
                        changed = true;
                    }
            }
            const Cells reached = map.reachable(from, points, terrain, costs);
            for (int cell = 0; cell < map.size(); ++cell) {
                const int price = best[static_cast<size_t>(cell)];
                ASSERT_EQ(reached.has(cell), cell != from && price <= points);
                ASSERT_TRUE(!reached.has(cell) || costs[cell] == price);
            }
        }
    });
}

TEST(Grid, hexes_drawn_in_rows) {
    std::vector<Spot> spots;
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column) spots.push_back(hex_in_rows(column, row));
    const Map map(Shape::Hex, spots);
    Cells even, odd;  // the neighbours of column 1, row 2 and of column 1, row 1
    for (const int cell : {4, 5, 8, 10, 12, 13}) even.add(cell);
    for (const int cell : {1, 2, 4, 6, 9, 10}) odd.add(cell);
    EXPECT_TRUE(map.neighbours(9) == even);
    EXPECT_TRUE(map.neighbours(5) == odd);
}

}  // namespace
}  // namespace pentarchy
