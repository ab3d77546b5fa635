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

const kCounts = { settlers, mombasa };

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
