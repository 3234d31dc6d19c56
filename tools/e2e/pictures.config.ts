import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run pictures`: takes the README's pictures from a freshly seeded shop. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  testMatch: '*.ts',
  outputDir: '../.cache/pictures-run',
  use: { ...journeys.use, trace: 'off', reducedMotion: 'reduce' },
  projects: [{ name: 'pictures' }],
})
