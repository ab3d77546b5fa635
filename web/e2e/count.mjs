// The score counted by hand from what lies on the table at the end: markers, cards, tracks and the printed values, never a sum
// of the server's. Its lines stand in the order of the score sheet.
import { expect } from "./lib.mjs";

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
const reached = (steps, at, points) => steps.filter((step) => at(step)).reduce((best, step) => Math.max(best, points(step)), 0);

// IS-14: points on the track, what stands in the empire as printed, and what lies under a Gate or on a Shrine.
function settlers(components, view, seat) {
  const { vp, empire } = view.players[seat];
  const standing = Object.entries(empire).map(([word, laid]) => ({ laid, design: components.cards.find(({ id }) => id === word || (word.startsWith(id) && /^_\d{3}$/.test(word.slice(id.length)))) }));
  const worth = (wanted) => sum(standing.filter(({ design }) => wanted(design.deck)).map(({ design }) => design.vp));
  const stashes = standing.flatMap(({ laid, design }) => (design.feature ?? []).filter((effect) => effect.end_scoring).map((effect) => ({ lies: (laid.resources ?? 0) + (laid.cards ?? []).length, steps: effect.end_scoring })));
  const stash = sum(stashes.map(({ lies, steps }) => reached(steps, (step) => lies >= step.at_least, (step) => step.vp)));
  return [vp, worth((deck) => deck === "common"), worth((deck) => deck !== "common"), stash];
}

// The coins of a headquarters that no post covers: posts that are left lie low, and an uncovered row 5 stays so.
function shareValue(components, { posts, opened }, company) {
  const { columns } = components.companies.find(({ id }) => id === company);
  const open = (column) => (opened.map(String).includes(String(column)) ? 4 : 5);
  return sum(columns.map((coins, i) => sum(coins.filter((_, row) => row >= open(i + 1) || row < open(i + 1) - (posts[i + 1] ?? 0)))));
}

// MO-21: cash, shares by company at its value, diamonds, books.
function mombasa(components, view, seat) {
  const me = view.players[seat];
  const cards = [...me.hand, ...Object.values(me.rows).flat(), ...Object.values(me.slots)].filter(Boolean).map((word) => components.cards.find(({ id }) => id === word));
  const scale = (track, step) => reached(track.values, (mark) => mark.after_step <= step, (mark) => mark.value);
  const companies = Object.entries(view.companies).map(([company, at]) => {
    const side = components.company_tracks.find(({ id }) => id === at.track);
    const shares = reached(side.shares, (mark) => mark.step <= (me.tracks[company] ?? 0), (mark) => mark.shares) + cards.filter((card) => card.share === company).length;
    return shares * shareValue(components, at, company);
  });
  return [me.money, ...companies, scale(components.diamond_track, me.diamond), scale(components.bookkeeping_track, me.jar)];
}

// BR-18.3 to BR-18.10: units, goods, paintings, tasks, gold cards, discoveries, palaces, tiles.
function brazil(components, view, seat) {
  const me = view.players[seat];
  const hexes = Object.values(view.hexes);
  const of = (list, word) => list.find(({ id }) => id === word || id === word?.replace(/_\d+$/, ""));
  const made = Object.entries(me.goods).filter(([, at]) => at !== "board");
  const deployed = Object.entries(me.units).filter(([, at]) => at !== "board").map(([id]) => components.player_boards.flatMap(({ units }) => units).find((unit) => unit.id === id));
  const held = (whose, kind) => hexes.filter(({ tile, holder, builder }) => tile === kind && holder === whose && (kind !== "capital" || builder === whose)).length;
  const built = (kind) => hexes.filter(({ tile, holder, builder }) => tile === kind && holder === seat && builder === seat).length;
  const worth = (hex) => {
    const override = hex.raised ? of(components.monarchs, view.players[hex.builder].monarch).effects.find(({ kind }) => kind === "first_n_built_override") : null;
    return override?.vp ?? [...components.buildings, ...components.cities].find(({ id }) => id === hex.tile).vp;
  };
  const near = (a, b) => [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].some(([q, r]) => a.q + q === b.q && a.r + r === b.r);
  const own = hexes.filter(({ tile, builder }) => tile && builder === seat);
  const isForest = (hex) => !hex.tile && (hex.terrain === "forest" || ["minas_gerais", "culture"].includes(hex.discovery));
  const ends = {
    camarao: () => hexes.filter((hex) => isForest(hex) && own.some((tile) => near(hex, tile))).length,
    jose_bonifacio: () => held(seat, "academy") + held(seat, "church"),
    factory: () => 2 * made.filter(([, at]) => at === "factory").length,
    coroados: () => (me.under[0] === "coroados" ? 2 : 0),
  };
  const has = ({ kind, building, shape, order, min }) => {
    const count = {
      control_building: () => (building && building !== "any" ? held(seat, building) : components.buildings.reduce((total, { id }) => total + held(seat, id), 0)),
      control_city: () => components.cities.reduce((total, { id }) => total + held(seat, id), 0),
      units_on_map: () => Object.values(me.units).filter((at) => at in view.hexes).length,
      goods_made: () => made.filter(([good]) => !shape || of(components.goods, good).shape === shape).length,
      paintings: () => me.paintings.filter((id) => !order || of(components.paintings, id).order === order).length,
      palaces_on_map: () => Object.values(me.palaces).filter(Boolean).length,
    };
    return count[kind]() >= min;
  };
  const task = (id) => components.task_cards.find((card) => card.id === id);
  const all = (card) => card.vp ?? sum(card.conditions.map(({ vp }) => vp));
  const open = me.tasks.filter((id) => id?.startsWith("task_3")).map((id) => sum(task(id).conditions.filter(has).map(({ vp }) => vp)));
  const most = (kind) => Object.keys(view.players).every((other) => other === seat || held(other, kind) < held(seat, kind));
  const cards = me.gold_cards.map((word) => of(components.gold_cards, word).effects.find(({ kind }) => kind === "majority_vp")).filter((effect) => effect && most(effect.building));
  const palaces = { palace_3: () => built("mint"), palace_4: () => 2 * built("plantation"), palace_5: () => made.length, palace_6: () => deployed.length };
  return [
    sum(deployed.map(({ vp }) => vp)),
    sum(made.map(([good, at]) => of(components.goods, good).vp + (at === "monarch" ? 1 : 0))),
    sum(me.paintings.map((id) => of(components.paintings, id).vp + (ends[id]?.() ?? 0))),
    sum(me.revealed.map((id) => all(task(id)))) + sum(open) + (me.monarch === "oba_2" ? Math.min(2, me.revealed.length) : 0),
    sum(cards.map(({ vp }) => vp)) + 3 * me.outposts + (me.signo_done ? 3 : 0),
    [0, 1, 3, 5][me.species] + 2 * me.cultures + me.expedition_vp,
    sum(Object.entries(me.palaces).filter(([, at]) => at).map(([id]) => palaces[id]?.() ?? 0)),
    sum(hexes.filter(({ tile, holder }) => tile && tile !== "capital" && holder === seat).map(worth)),
  ];
}

const kCounts = { settlers, mombasa, brazil };

// The sheet on the screen against the table as everybody may see it once the game is over. A line nobody has is not drawn.
export async function checkByHand(me, game, table, sheet) {
  const get = (path) => me.page.evaluate((where) => fetch(`/api/v1/${where}`).then((answer) => answer.json()), path);
  const [components, { last }, { table: card }] = await Promise.all([get(`games/${game}/components`), get(`tables/${table}/replay?at=0&seat=all`), get(`tables/${table}`)]);
  const { view } = await get(`tables/${table}/replay?at=${last}&seat=all`);
  const counted = card.seats.map(({ word }) => kCounts[game](components, view, word));
  const drawn = sheet.lines.concat(Array.from({ length: counted[0].length - sheet.lines.length }, () => sheet.totals.map(() => 0)));
  counted.forEach((lines, seat) => expect(lines.every((points, row) => points === drawn[row][seat]), `seat ${seat} has ${drawn.map((row) => row[seat])} on the sheet, but ${lines} by hand`));
  const totals = counted.map(sum);
  expect(totals.every((total, seat) => total === sheet.totals[seat]), `totals ${sheet.totals} on the sheet, ${totals} by hand`);
}
