import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { fontSubsets } from './tools/font_subsets.ts';

// The service worker app/offline/worker.ts gets the list of files it keeps, and the page its manifest.
const offline = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'app/offline',
    filename: 'worker.ts',
    includeManifestIcons: false, // the patterns below have them
    injectRegister: null, // app/offline/offline.ts does it
    injectManifest: {
      // Everything but fonts that only some names or languages need: they are kept when they are used.
      globPatterns: [
        '**/*.{html,js,css,wasm,net,svg,png}',
        'assets/*-latin-{wght,400}-{normal,italic}-*.woff2',
      ],
      globIgnores: ['worker.js'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 4_000_000,
    },
    manifest: {
      id: './',
      name: 'Posthorn',
      short_name: 'Posthorn',
      description: 'Thurn und Taxis against the computer or at one table',
      start_url: './',
      display: 'standalone',
      theme_color: '#e9dfca',
      background_color: '#e9dfca',
      categories: ['games'],
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });

// Relative addresses: the built pages work from any folder of a server. The mode "demo" builds the
// drawing library's demo page instead.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [fontSubsets(), svelte(), ...(mode === 'production' ? [offline()] : [])],
  assetsInclude: ['**/*.net'],
  worker: { format: 'es' },
  // Unit tests mount components, so they need Svelte's browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The boards' rules data lies beside this folder, in data/.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    rollupOptions: { input: mode === 'demo' ? 'board/demo/index.html' : 'index.html' },
    // Networks and the engine are files of their own, never text inside the script.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    // A test reads tokens.css as text; by default style sheets are emptied.
    css: true,
    testTimeout: 60_000, // the machine may be busy with other things
    include: ['{app,board,engine}/tests/**/*.test.ts'],
  },
}));
