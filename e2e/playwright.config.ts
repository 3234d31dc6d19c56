import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

// Workers read this file anew: what was found once is handed on.
process.env.CHROME_PATH = await findBrowser()

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-shop.ts',
  outputDir: '../.cache/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than the cores of the gate's machine: a page often waits for an animation, or for the network to rest.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'en-IN',
    // It keeps the page's document at every step; a film of each test would take a third more of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    // In each test's new browser a worker would fetch the whole shop, three seconds after the first page;
    // offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ARGUMENTS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // There is no screen in the first; the others follow a session, a file or a language, whatever the screen's size.
      testIgnore: [
        'permissions',
        'session-ended',
        'login-and-register',
        'pages',
        'offline',
        'hindi',
        'admin-bulk-edit',
        'admin-phone-order',
        'admin-users',
      ].map((name) => `${name}.spec.ts`),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
})
