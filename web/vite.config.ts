import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Relative addresses: the built pages work from any folder of a server.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  // Unit tests mount components, so they need Svelte's browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The boards' rules data lies beside this folder, in data/.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // One entry per page; the app adds its own here.
    rollupOptions: { input: { demo: 'board/demo/index.html' } },
  },
  test: {
    environment: 'happy-dom',
    // A test reads tokens.css as text; by default style sheets are emptied.
    css: true,
    include: ['board/tests/**/*.test.ts'],
  },
}));
