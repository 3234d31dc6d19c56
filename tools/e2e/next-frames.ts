import type { Page } from '@playwright/test'

/** Waits until what has just changed is on the screen, and its movements are told. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
