// End-to-end tests in Debian's Chromium against the real server. Build the client and the engine
// first (tools/web). POSTHORN_DIST names another folder, POSTHORN_PORT another port, so that several
// worktrees can test beside each other.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const dist = process.env.POSTHORN_DIST ?? 'dist';
const port = process.env.POSTHORN_PORT ?? '8699';
// Tables and accounts of the tests, gone with the next cleaning of the machine.
const data = mkdtempSync(join(tmpdir(), 'posthorn-e2e-'));
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/results',
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  // Generous, for machines that do other things as well; nothing waits longer than it must.
  timeout: 90_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled' } },
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine may be too slow for a gesture; what fails three times is broken.
  retries: 2,
  workers: 2,
  reporter: [['line']],
  use: {
    baseURL: address,
    locale: 'en',
    colorScheme: 'light',
    actionTimeout: 15_000,
    // Traces cost as much as the tests themselves: tools/e2e NAME --trace on
    screenshot: 'only-on-failure',
    // The service worker has a spec of its own; elsewhere every page comes fresh from the server.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.POSTHORN_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@long/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: /@long/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    // Not a test: tools/screenshots.
    { name: 'screenshots', testDir: 'tests/screenshots', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'long', grep: /@long/, timeout: 600_000, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `../build/release/posthorn serve --dir ${dist} --data ${data} --port ${port}`,
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
