import type { Page } from '@playwright/test'

/** Holds back every answer of an address until the returned function is called. */
export const holdBack = async (page: Page, pattern: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
