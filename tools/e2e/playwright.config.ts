import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

// Workers load this file again, so what was found once is passed on to them.
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
 * The tests read English. Where a shop's own language is another, the front page is in that for whoever chose none; so
 * they come as somebody who did.
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

/** They measure, and say of a machine that does something else as well only how busy it is. */
const TIMED = filesOf('presses', 'navigation-times', 'filtering')

/** They set the size of a phone themselves, or are about forms that most shoppers fill in on one. */
const ONLY_PHONE = filesOf(
  'admin-offers',
  'admin-touch',
  'shop-touch',
  'admin-legal',
  'admin-message-order',
  'duties',
)

/**
 * The first has no screen; the others are about a session, a file, a mail or a language, whatever the screen's size, or
 * about what a mouse does.
 */
const ONLY_DESKTOP = filesOf(
  'permissions',
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
)

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-shop.ts',
  outputDir: '../../.cache/e2e',
  // Far longer than any of them takes: it ends what hangs, and says nothing about a machine that is busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than the gate's machine has cores: a page often waits for an animation or for the network.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'en-IN',
    ...(LANGUAGE_CODES[0] !== DEFAULT_LANGUAGE && { storageState: CHOSE_ENGLISH }),
    // A trace of each test would take a seventh more CPU, a video a third: `--trace on` for the one that is looked at.
    trace: 'off',
    screenshot: 'only-on-failure',
    // In each test's new browser a worker would fetch the whole shop three seconds after the first page; only
    // offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ARGUMENTS },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [...TIMED, ...ONLY_PHONE],
      use: DESKTOP,
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: [...TIMED, ...ONLY_DESKTOP],
      use: PHONE,
    },
    // One after the other, when all others are over.
    {
      name: 'timed desktop',
      grepInvert: /@phone/,
      testMatch: TIMED,
      workers: 1,
      dependencies: ['desktop', 'phone'],
      use: DESKTOP,
    },
    {
      name: 'timed phone',
      grepInvert: /@desktop/,
      testMatch: TIMED,
      workers: 1,
      dependencies: ['timed desktop'],
      use: PHONE,
    },
  ],
})
