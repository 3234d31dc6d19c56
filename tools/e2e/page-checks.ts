import { AxeBuilder } from '@axe-core/playwright'
import { test, type Page } from '@playwright/test'
import { expect, waitUntilStill } from './fixtures.ts'
import { tooSmall } from './touch-targets.ts'

/** Checks of a whole page. Opening a page takes longer than each of them, so one visit makes them all. */

/** The narrowest phones in use, and a common cheap one. */
const WIDTHS = [320, 360] as const

/** Text spacing of WCAG 1.4.12, with letters a third larger than usual. */
const AS_SET_BY_READERS = `
  html { font-size: 130% !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * Finds elements that extend beyond the screen, and those that scroll sideways because of it. Swipeable strips may
 * contain wider content.
 */
const tooWide = (page: Page, screen: number) =>
  page.evaluate((width) => {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || (box.right <= width + 1 && box.left >= -1)) return false
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (frame !== document.body && getComputedStyle(frame).overflowX !== 'visible') return false
      return true
    })
    const scrolling = [document.documentElement, ...document.querySelectorAll('dialog, dialog *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((box) => box.matches('html') || getComputedStyle(box).overflowY === 'auto')
    return [...wide, ...scrolling]
      .slice(0, 6)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
  }, screen)

/** axe's findings against WCAG 2.2 AA, formatted for a failed test. */
const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    // Listing everything that passes takes up to ten times as long as finding what fails.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Doesn't open the page in which axe merges frames: there are none.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

const CHECKS = {
  axe: async (page: Page, what: string) =>
    expect.soft(await faultsOf(page), `axe: ${what}`).toEqual([]),
  fingers: async (page: Page, what: string) =>
    expect.soft(await tooSmall(page), `large enough for a finger: ${what}`).toEqual([]),
  /** Large and wide text fits a narrow phone; leaves the page 360 px wide. */
  readers: async (page: Page, what: string) => {
    const style = await page.addStyleTag({ content: AS_SET_BY_READERS })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      await waitUntilStill(page)
      const name = `large and wide text: ${what} at ${width} px`
      expect.soft(await tooWide(page, width), name).toEqual([])
    }
    await style.evaluate((element) => (element as Element).remove())
  },
}

export type Check = keyof typeof CHECKS

/** Checks the page as it is. */
export const check = async (page: Page, what: string, checks: readonly Check[]) => {
  // Text that is still fading in has too little contrast, and what is still opening grows.
  await waitUntilStill(page)
  for (const name of checks) await CHECKS[name](page, what)
}

/** Far beyond what a page takes on a busy machine. */
const IDLE_WITHIN_MS = 120_000

/** Counts a page's requests that are under way. */
const underWay = (page: Page) => {
  const requests = new Set<unknown>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.clear())
  return () => requests.size
}

/** Leads to another page as a link does, without loading the app anew, and waits until that has replaced the one before. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll<HTMLElement>('h1'))
      title.dataset.before = title.textContent
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some(
      ({ dataset, textContent }) => dataset.before !== textContent,
    ),
  )
}

/** Opens pages one after another, the first as a visitor and the others as by links, and checks each. */
export const checkAt = async (page: Page, paths: readonly string[], checks: readonly Check[]) => {
  const requests = underWay(page)
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await (index === 0 ? page.goto(path) : follow(page, path))
      // The list of orders adds the view with which it opens.
      await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: IDLE_WITHIN_MS })
      // An idle page has begun all that follows from the last answer, such as code for what is not there.
      const whenIdle = async () => {
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
        )
        return requests()
      }
      await expect.poll(whenIdle, { timeout: IDLE_WITHIN_MS }).toBe(0)
      // What came last may have put another page in the place of the first: a product that is not there.
      await page.getByRole('heading', { level: 1 }).waitFor()
      await check(page, path, checks)
    })
}
