import { LANGUAGE_CODES, LANGUAGES } from '@bartan/contract/shop/languages'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { WalkOptions } from './walk/options.ts'

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Two phones, a tablet and a desk. */
const SCREENS = [
  { width: 360, height: 780, ...PHONE },
  { width: 390, height: 844, ...PHONE },
  { width: 768, height: 1024, ...PHONE },
  { width: 1280, height: 800 },
]

/** In these everything is pressed; in the others a shopper's ways are gone, which are in all languages. */
const WHOLE: readonly string[] = ['en', 'hi'] satisfies Language[]

/**
 * `npm run shop -- walk`: opens every page of the shop and of the admin area, presses everything on it, and tells what is
 * wrong; what it found is in .cache/walks. An hour or two for all of it; `npm run shop -- walk --project '390 hi' -g orders`
 * for a part.
 */
export default defineConfig<WalkOptions>({
  ...journeys,
  testDir: 'walk',
  outputDir: '../../.cache/walk',
  // A page has up to some hundred things to press, each with the processor slowed.
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
