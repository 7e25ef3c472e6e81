import { defineConfig } from 'playwright/test'

/** The same checks in every engine: `npm run engines`. Playwright runs them; its own browsers stay out of it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  // A file's checks stay with one worker, and so with one browser.
  fullyParallel: false,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  reporter: 'list',
  projects: ['chromium', 'firefox', 'webkit'].map((engine) => ({ name: engine, use: { engine } })),
})
