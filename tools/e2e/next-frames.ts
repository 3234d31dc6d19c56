import type { Page } from '@playwright/test'

/** Waits until recent changes are painted; one more frame, and their layout shifts are reported. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
