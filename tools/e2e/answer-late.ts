import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { nextFrames } from './next-frames.ts'

/** Checks that a late answer moves nothing visible. */
export const expectStill = async (page: Page) => {
  await nextFrames(page)
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01)
}

/** Presses, and answers only after the page shows its loading state. */
export const answerLate = async (page: Page, path: RegExp, press: () => Promise<unknown>) => {
  const asked = page.waitForRequest(path)
  const release = await holdBack(page, path)
  await press()
  await asked
  await nextFrames(page)
  await watchShifts(page)
  release()
}
