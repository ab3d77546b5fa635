import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// The screens that the table knows, one place for them all: components write `@media (--phone)`, as CSS will spell it one day,
// or `new MediaQuery("(--phone)")`. A phone may lie on its side: then it is wide, and so low that nothing fits below anything.
const lying = "((max-height: 500px) and (min-width: 560px) and (max-width: 1023px))";
const phone = `((max-width: 767px) or ${lying})`;
const screens = { lying, phone, tablet: `((max-width: 1279px) and (not ${phone}))` };
const named = { name: "screens", markup: ({ content }) => ({ code: content.replace(/\(--(\w+)\)/g, (word, name) => screens[name] ?? word) }) };

export default { preprocess: [named, vitePreprocess()], compilerOptions: { runes: true } };
