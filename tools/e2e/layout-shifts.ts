import type { Page } from '@playwright/test'

type Shift = { value: number; what: string[] }

/** TypeScript’s own library does not have these yet: https://wicg.github.io/layout-instability/#sec-layout-shift */
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }

/** Runs in the page: notes each movement, and what moved from where to where. */
const observeShifts = (isFromStart: boolean) => {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y, height }) =>
          [x, y, height].map(Math.round).join(' '),
        )
        return `${node?.nodeName ?? 'gone'} “${node?.textContent?.slice(0, 40) ?? ''}”: ${from} → ${to}`
      })
      shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: isFromStart })
}

/** Notes every movement of what is on the screen, that right after a press included. */
export const watchShifts = (page: Page) => page.evaluate(observeShifts, false)

/** Notes every movement of each page that is opened, from its start. */
export const watchShiftsOfPages = (page: Page) => page.addInitScript(observeShifts, true)

/** What moved since it is watched: none where nothing may move, and else a message that says what did. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])

/** Their sum, in the measure of Cumulative Layout Shift. */
export const shifted = async (page: Page) => {
  const shifts = await shiftsOf(page)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
