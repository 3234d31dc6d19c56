import type { Page, Request } from '@playwright/test'
import { waitUntilStill, expect } from '../fixtures.ts'

/** Events on a page since the last check. */
export type Happened = {
  changes: number
  /** Layout shift without a recent press, as Cumulative Layout Shift counts it. */
  shift: number
  moved: string
}

/** Starts recording on every page that opens. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const happened = { changes: 0, shift: 0, most: 0, moved: '', changedAt: 0, changed: '' }
    // Counts printing as a change, because it shows nothing on the page.
    const print = () => (happened.changes += 1)
    Object.assign(window, { happened, print })
    new MutationObserver((records) => {
      happened.changes += records.length
      happened.changedAt = performance.now()
      const { target, attributeName } = records.at(-1) ?? {}
      happened.changed = `${attributeName ?? ''} of ${(target as Element | undefined)?.outerHTML?.slice(0, 80)}`
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const value = Number(Reflect.get(entry, 'value'))
        happened.shift += value
        if (value < happened.most) continue
        happened.most = value
        const sources = Reflect.get(entry, 'sources') as { node: Node | null }[]
        happened.moved = sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .map(
            (node) => `${node?.tagName.toLowerCase()} “${node?.textContent?.trim().slice(0, 25)}”`,
          )
          .join(', ')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const lookBack = (page: Page): Promise<Happened> =>
  page.evaluate(() => {
    const happened = Reflect.get(window, 'happened') as Happened & { most: number }
    const { changes, shift, moved } = happened
    Object.assign(happened, { changes: 0, shift: 0, most: 0, moved: '' })
    return { changes, shift, moved }
  })

/** A page without changes for this long is at rest. */
const QUIET_MS = 250
/** Anything slower is reported as a fault. */
const TIMEOUT_MS = 15_000

/** Time since the last change, read when the page is idle. */
const quietFor = (page: Page): Promise<number> =>
  page
    .evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
      const { changedAt } = Reflect.get(window, 'happened') as { changedAt: number }
      return document.readyState === 'complete' ? performance.now() - changedAt : 0
    })
    // Between two documents there is no page to ask.
    .catch(() => 0)

const changedIn = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'happened') as { changed: string }).changed)

/** Waits until there are no requests and no changes; returns what is still going on at the timeout. */
export const whatGoesOn = async (
  page: Page,
  pending: ReadonlySet<Request>,
): Promise<string | undefined> => {
  let quiet = 0
  const look = async () => {
    quiet = pending.size === 0 && (await quietFor(page)) > QUIET_MS ? quiet + 1 : 0
    return quiet
  }
  try {
    // Code that has just arrived may still have to run: requires two quiet checks.
    await expect.poll(look, { timeout: TIMEOUT_MS, intervals: [80] }).toBeGreaterThan(1)
  } catch {
    const [asked] = pending
    return asked ? `waits for ${asked.url()}` : `changes ${await changedIn(page)}`
  }
  await waitUntilStill(page)
  return undefined
}
