import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Relative addresses: the built pages work from any folder of a server.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  assetsInclude: ['**/*.net'],
  worker: { format: 'es' },
  // Unit tests mount components, so they need Svelte's browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The boards' rules data lies beside this folder, in data/.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // One entry per page; the app adds its own here.
    rollupOptions: { input: { app: 'index.html', demo: 'board/demo/index.html' } },
    // Networks and the engine are files of their own, never text inside the script.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    // A test reads tokens.css as text; by default style sheets are emptied.
    css: true,
    include: ['{app,board,engine}/tests/**/*.test.ts'],
  },
}));
