import { LANGUAGE_CODES, LANGUAGES, type Language } from '@bartan/contract/shop/languages'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import type { WalkOptions } from './walk/options.ts'

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Two phones, a tablet and a desk. */
const SCREENS = [
  { width: 360, height: 780, ...PHONE },
  { width: 390, height: 844, ...PHONE },
  { width: 768, height: 1024, ...PHONE },
  { width: 1280, height: 800 },
]

/** Languages in which the walk presses everything; in the others it follows a shopper's usual paths. */
const WHOLE: readonly string[] = ['en', 'hi'] satisfies Language[]

/**
 * `npm run shop -- walk`: opens every page of the shop and the admin area, presses everything, and reports faults in
 * .cache/walks. Takes an hour or two; `npm run shop -- walk --project '390 hi' -g orders` runs a part.
 */
export default defineConfig<WalkOptions>({
  ...journeys,
  testDir: 'walk',
  outputDir: '../../.cache/walk',
  // A page has up to some hundred controls, each pressed with the CPU throttled.
  timeout: 45 * 60_000,
  use: { ...journeys.use, screenshot: 'off', actionTimeout: 5000 },
  projects: SCREENS.flatMap(({ width, height, ...device }) =>
    LANGUAGE_CODES.map((language) => ({
      name: `${width} ${language}`,
      testMatch: WHOLE.includes(language) ? '*.walk.ts' : 'roles.walk.ts',
      use: { viewport: { width, height }, ...device, language, locale: LANGUAGES[language].locale },
    })),
  ),
})
