import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run shop -- screenshots`: takes the README's screenshots from a freshly seeded shop. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.ts',
  outputDir: '../.cache/screenshots',
  use: { ...journeys.use, trace: 'off', reducedMotion: 'reduce' },
  projects: [{ name: 'screenshots' }],
})
