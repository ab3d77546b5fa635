// What is wrong with the layout of a page, as sentences: things outside the window, texts that are cut or overprint one another,
// parts that cover one another, a board too small to play on. It looks at ink, not at boxes: a line may be higher than its letters.
const kParts = [".table > .top", ".table > .board", ".table > .mine", ".side > .seats", ".side > .offers", ".table > .numbers", ".table > .bottom"];

export const problemsOf = (page, share) =>
  page.evaluate(
    ([parts, least]) => {
      const problems = [];
      const table = document.querySelector(".table");
      const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
      const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
      const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
      const name = (node) => `${node.closest("[data-id], [data-part]")?.dataset.id ?? node.closest("[data-part]")?.dataset.part ?? ""} .${[...node.classList].filter((word) => !word.startsWith("svelte")).join(".")}`;

      // The parts of the page, and the board among them.
      const there = parts.flatMap((selector) => [...table.querySelectorAll(selector)].filter(seen).map((node) => ({ selector, box: boxOf(node.getBoundingClientRect()) })));
      there.forEach((a, i) => there.slice(i + 1).forEach((b) => area(meet(a.box, b.box)) > 4 && problems.push(`${a.selector} and ${b.selector} cover one another`)));
      const board = boxOf(table.querySelector(".board").getBoundingClientRect());
      const has = area(board) / (innerWidth * innerHeight);
      if (has < least) problems.push(`the board has ${Math.round(100 * has)} % of the page`);

      // Texts, by the ink of each line.
      const pen = document.createElement("canvas").getContext("2d");
      const inks = [];
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim();
        const parent = node.parentElement;
        if (!text || parent.closest("svg, .sr, .lens") || !seen(parent)) continue;
        const style = getComputedStyle(parent);
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const ink = pen.measureText(text);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          if (!line.width) continue;
          const base = (line.top + line.bottom) / 2 + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
          inks.push({ text, parent, box: { left: line.left, right: line.right, top: base - ink.actualBoundingBoxAscent, bottom: base + ink.actualBoundingBoxDescent } });
        }
      }
      const shown = [];
      for (const { text, parent, box } of inks) {
        let visible = { ...box };
        let scrolls = false; // and what is cut there can be scrolled to
        for (let node = parent; node && node !== document.documentElement; node = node.parentElement) {
          const style = getComputedStyle(node);
          if (style.overflowX === "visible" && style.overflowY === "visible") continue;
          const frame = boxOf(node.getBoundingClientRect());
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
          visible = meet(visible, frame);
          if (!area(visible)) break; // left out as a whole, not cut
          if (style.webkitLineClamp !== "none") Object.assign(box, visible); // the last line ends in an ellipsis
          else if (!scrolls) {
            const isLong = style.textOverflow === "ellipsis" ? 0 : Math.max(frame.left - box.left, box.right - frame.right);
            const isHigh = Math.max(frame.top - box.top, box.bottom - frame.bottom);
            if (isLong > 1.2) problems.push(`"${text}" is cut by ${isLong.toFixed(1)} px (${name(parent)} in ${name(node)})`);
            if (style.textOverflow === "ellipsis") [box.left, box.right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
            if (isHigh > 0.7) problems.push(`"${text}" is cut in height by ${isHigh.toFixed(1)} px (${name(parent)} in ${name(node)})`);
          }
        }
        if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) problems.push(`"${text}" is outside the window (${name(parent)})`);
        if (area(visible) > 4) shown.push({ text, parent, box: visible });
      }
      const overprint = (a, b) => { const both = meet(a, b); return both.right - both.left > 2 && both.bottom - both.top > 2; };
      shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => a.parent !== b.parent && overprint(a.box, b.box) && !a.parent.closest(".desk, .act, .lesson") === !b.parent.closest(".desk, .act, .lesson") && problems.push(`"${a.text}" and "${b.text}" overprint (${name(a.parent)}, ${name(b.parent)})`)));
      for (const badge of table.querySelectorAll(".bd, .bottom b, .rail b, .held b.n")) {
        if (!seen(badge)) continue;
        const box = boxOf(badge.getBoundingClientRect());
        const own = shown.find(({ parent }) => parent === badge)?.box;
        if (own && Math.abs(own.left + own.right - box.left - box.right) > 3) problems.push(`the number ${badge.textContent} is not in the middle of its badge (${name(badge.parentElement)})`);
        for (const { text, parent, box: ink } of shown) if (parent !== badge && badge.parentElement.contains(parent) && overprint(box, ink)) problems.push(`a badge hides letters of "${text}" (${name(parent)})`);
      }
      // Signs are no text: rows of them that are wider than their place, and buttons that lie under something else.
      for (const row of table.querySelectorAll(".sn, .n2, .goods, .feet .foot, .kp, .st > span")) if (seen(row) && row.scrollWidth > row.clientWidth + 1) problems.push(`signs are cut by ${row.scrollWidth - row.clientWidth} px (${name(row)})`);
      for (const button of table.querySelectorAll(".opp .fold")) {
        const { left, top, width, height } = button.getBoundingClientRect();
        const on = seen(button) && document.elementFromPoint(left + width / 2, top + height / 2);
        if (on && !button.contains(on) && button.closest(".opp").contains(on)) problems.push(`${name(button)} lies under ${name(on)}`);
      }
      const clock = [...table.querySelectorAll(".seats li")].filter((seat) => seen(seat) && seat.querySelector(".timed") && !shown.some(({ parent }) => parent.matches(".clock") && seat.contains(parent)));
      if (clock.length) problems.push(`${clock.length} clocks are not seen`);
      // Things to touch: inside the window, unless they can be scrolled to.
      for (const node of table.querySelectorAll("button, a, input, select")) {
        const box = node.getBoundingClientRect();
        let rolls = node.parentElement;
        while (rolls && !/auto|scroll|hidden/.test(getComputedStyle(rolls).overflowX)) rolls = rolls.parentElement;
        if (seen(node) && box.width && rolls?.closest(".table") && rolls === table && (box.right > innerWidth + 1 || box.left < -1)) problems.push(`${name(node)} is outside the window`);
      }
      if (document.documentElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");
      return [...new Set(problems)];
    },
    [kParts, share],
  );
