import { defineConfig } from 'playwright/test'
import { findBrowser, launchArgs, withoutFeatures } from './scripts/browser.ts'
import { fontsEnv } from './scripts/fonts.ts'

// No webServer: every worker starts its own (test/browser/harness.ts), on a free port and with the policy its specs ask for.
export default defineConfig({
  testDir: 'test/browser',
  // The first project is tried first: its tests run one after the other and would be the last ones, alone, for a minute.
  projects: [
    { name: 'wordpress', testMatch: 'wordpress/*.spec.ts' },
    { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: 'wordpress/**' },
  ],
  outputDir: 'test-results',
  // More than there are cores: tests wait for a third of their time.
  workers: 4,
  // A file's tests share a worker, which reads it once and keeps its page: that saves a twentieth of all processor time. Long files are parallel by `mode`.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  // What is waited for comes late on a busy machine; what never comes fails all the same.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // A test takes the context of the one before, emptied: a new one costs each of them a fifth of a second of processor time.
    reuseContext: true,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    launchOptions: {
      executablePath: findBrowser(),
      env: { ...process.env, ...fontsEnv() },
      // Tests never reach the internet: other hosts fail at once, unless a spec answers for them with page.route().
      args: [...launchArgs, `--disable-features=${withoutFeatures}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
})
