// Build, development server and unit tests of the client. In development the API is a server of your own:
// PENTARCHY_SERVER=http://127.0.0.1:8080 npm run dev
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PENTARCHY_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Components under test run in jsdom, so they need the browser's half of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 180_000 },
}));
