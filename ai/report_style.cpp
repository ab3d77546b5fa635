// The look of reports: paper and ink by day, a dark chart table by night. Colours are those of the tables.
#include "ai/report.h"

namespace pentarchy {

std::string_view report_style() {
    return R"css(
:root { color-scheme: light dark;
  --paper: #efe5cf; --surface: #f7f0e0; --raised: #fdf9ef; --sunk: #e6dabf; --ink: #2a2118; --ink-2: #5b4c39; --rule: #d3c3a0; --rule-strong: #94825f;
  --change: #b3371d; --accent: #1c5f6e; --on-accent: #fbf6ea; --shadow: 0 2px 6px rgb(60 42 16 / .16);
  --bot-1: #1c5f6e; --bot-2: #94501a; --bot-3: #8c2f39; --bot-4: #2c6b45; --bot-5: #4b4a8f;
  --line-1: #d9a066; --line-2: #8fb8b0; --line-3: #c98f86; --line-4: #a9bf78; --line-5: #b5a3cf; --line-6: #dfc574;
  --line-7: #86a9c9; --line-8: #c9b08f; --line-9: #7fb38a; --line-10: #d688a8; --line-11: #a5a08c; --line-12: #e59b6b; --line-ink: #2a2118;
  --seat-purple: #632879; --seat-purple-ink: #fff; --seat-white: #fffdf6; --seat-white-ink: #2a2118; --seat-black: #211d1a; --seat-black-ink: #fdf9ef;
  --seat-red: #bd3530; --seat-red-ink: #fff; --seat-green: #74ba8a; --seat-green-ink: #10230f; --seat-blue: #2876c2; --seat-blue-ink: #fff;
  --seat-yellow: #f3c638; --seat-yellow-ink: #2a1d00; --seat-orange: #eb7d1b; --seat-orange-ink: #2a1400; --seat-edge: #2a2118;
  --display: "EB Garamond", "EB Garamond 12", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif;
  --ui: "Source Sans 3", "Source Sans Pro", "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", system-ui, sans-serif;
  --mono: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #10161c; --surface: #182129; --raised: #212c36; --sunk: #0c1116; --ink: #efe4cb; --ink-2: #bfb29a; --rule: #33404b; --rule-strong: #78808a;
  --change: #ff8c6b; --accent: #6cc0c9; --on-accent: #0d181b; --shadow: 0 2px 8px rgb(0 0 0 / .55); --seat-edge: #e6d9b8;
  --bot-1: #6cc0c9; --bot-2: #e0a05c; --bot-3: #ea8f92; --bot-4: #83c795; --bot-5: #a9a6ee; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 var(--ui); font-variant-numeric: lining-nums tabular-nums; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 16px 64px; }
header { border-bottom: 3px double var(--rule-strong); padding-bottom: 20px; margin-bottom: 24px; }
.over { font-family: var(--display); font-variant-caps: all-small-caps; letter-spacing: .09em; font-size: 1.125rem; color: var(--ink-2); margin: 0; }
h1 { font: 500 clamp(1.75rem, 5vw, 2.75rem)/1.15 var(--display); margin: 4px 0 8px; text-wrap: balance; }
h2 { font: 500 1.375rem/1.2 var(--display); margin: 0 0 4px; }
p { margin: 0 0 12px; max-width: 68ch; }
.lead { font-size: 1.125rem; }
.note { color: var(--ink-2); font-size: .9375rem; }
pre { margin: 12px 0 0; padding: 10px 12px; background: var(--sunk); border-radius: 4px; font: .8125rem/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); gap: 20px; align-items: start; }
section { background: var(--surface); border: 1px solid var(--rule); border-radius: 8px; padding: 20px 20px 16px; box-shadow: var(--shadow); min-width: 0; }
section.wide { grid-column: 1 / -1; }
section > p { color: var(--ink-2); font-size: .9375rem; }
@media (max-width: 480px) { main { padding: 20px 10px 40px; } section { padding: 14px 10px 12px; } }
svg { display: block; width: 100%; max-width: 560px; height: auto; margin: 0 auto; font: 13px var(--ui); overflow: visible; }
svg text { fill: var(--ink); }
svg .label { font: 600 15px var(--display); }
svg .value, svg .tick { fill: var(--ink-2); font-size: 12.5px; }
svg .halo { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; stroke-linejoin: round; }
svg .inside { fill: var(--line-ink); font-size: 12px; font-weight: 600; }
svg .letter { font-size: 11px; font-weight: 700; }
svg .seat { stroke: var(--seat-edge); stroke-width: 1.2; }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .axis { stroke: var(--rule-strong); stroke-width: 1; }
svg .fair { stroke: var(--change); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .range { stroke-width: 5; stroke-linecap: round; opacity: .5; }
svg .hill { fill-opacity: .38; stroke-width: 1.4; stroke-linejoin: round; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th { font-weight: 600; color: var(--ink-2); }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--surface); }
tr:last-child td { border-bottom: 0; }
.swatch { display: inline-block; width: .8em; height: .8em; margin-right: .5em; border-radius: 2px; vertical-align: -.05em; }
.split { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 16px 32px; align-items: center; }
)css";
}

}  // namespace pentarchy
