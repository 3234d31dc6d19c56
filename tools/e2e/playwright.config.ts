import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

// Workers load this file again; the variable saves them the search.
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

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/**
 * The tests read English. Shops whose first language differs show the front page in that language to new visitors. So
 * the tests visit as somebody who chose English.
 */
const CHOSE_ENGLISH = {
  cookies: [],
  origins: [
    {
      origin: process.env.SHOP_URL ?? '',
      localStorage: [{ name: 'language', value: DEFAULT_LANGUAGE }],
    },
  ],
}

const filesOf = (...names: string[]) => names.map((name) => `${name}.spec.ts`)

/** Timed tests, which can only compensate for other work on the machine. */
const TIMED = filesOf('presses', 'navigation-times', 'filtering')

/** Whole days, late answers, releases: `npm run verify` alone runs them. */
const OF_VERIFY = '**/*.verify.spec.ts'

/** Matches what a tag says, or what is in one of these files. */
const taggedOrIn = (tag: string, names: readonly string[]) =>
  new RegExp(`@${tag}\\b|[ /](?:${names.join('|')})(?:\\.verify)?\\.spec\\.ts`)

/** These set a phone's size themselves, or cover forms that most shoppers fill in on a phone. */
const ONLY_PHONE = taggedOrIn('phone', [
  'admin-offers',
  'admin-touch',
  'shop-touch',
  'shop-pages',
  'admin-legal',
  'admin-message-order',
  'duties',
])

/** These don't depend on the screen's size (API, sessions, files, mails, languages), or need a mouse. */
const ONLY_DESKTOP = taggedOrIn('desktop', [
  'session-ended',
  'login-and-register',
  'forgotten-password',
  'two-tabs',
  'mail-links',
  'prefetch',
  'pages',
  'offline',
  'hindi',
  'admin-bulk-edit',
  'admin-images',
  'admin-phone-order',
  'admin-users',
  'scanner',
])

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-shop.ts',
  outputDir: '../../.cache/e2e',
  // Far longer than any test takes: it only ends tests that hang.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // As many as the CI machine's cores. A third, meant for the time in which pages wait, made the whole no faster.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'en-IN',
    ...(LANGUAGE_CODES[0] !== DEFAULT_LANGUAGE && { storageState: CHOSE_ENGLISH }),
    // Tracing every test takes a seventh more CPU, a video a third; use `--trace on` to inspect one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Ends what hangs with a word about what it waited for.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A service worker would fetch the whole shop three seconds after each test's first page; only offline.verify.spec.ts
    // allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ARGUMENTS },
  },
  // `npm test` runs the first two: what says nothing of sizes, on the phone that most shoppers have.
  projects: [
    { name: 'phone', grepInvert: ONLY_DESKTOP, testIgnore: [...TIMED, OF_VERIFY], use: PHONE },
    { name: 'desktop', grep: ONLY_DESKTOP, testIgnore: [...TIMED, OF_VERIFY], use: DESKTOP },
    {
      name: 'other size',
      grepInvert: [ONLY_DESKTOP, ONLY_PHONE],
      testIgnore: [...TIMED, OF_VERIFY],
      use: DESKTOP,
    },
    { name: 'verify phone', grepInvert: ONLY_DESKTOP, testMatch: OF_VERIFY, use: PHONE },
    { name: 'verify desktop', grep: ONLY_DESKTOP, testMatch: OF_VERIFY, use: DESKTOP },
    // These run one by one.
    { name: 'timed desktop', grepInvert: /@phone/, testMatch: TIMED, workers: 1, use: DESKTOP },
    { name: 'timed phone', grepInvert: /@desktop/, testMatch: TIMED, workers: 1, use: PHONE },
  ],
})
