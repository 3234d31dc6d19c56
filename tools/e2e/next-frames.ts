import type { Page } from '@playwright/test'

/** Waits until what has just changed is on the screen; a frame later, its movements have been told, too. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
