import type { Page } from '@playwright/test'

type Shift = {
  value: number
  what: string[]
  /** Within half a second after a press, which Cumulative Layout Shift leaves out. */
  isAtPress: boolean
}

/** TypeScript’s library lacks these types: https://wicg.github.io/layout-instability/#sec-layout-shift */
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type LayoutShift = PerformanceEntry & {
  value: number
  sources: Source[]
  hadRecentInput: boolean
}

/** Runs in the page: records each layout shift, with the element and its positions. */
const observeShifts = (isFromStart: boolean) => {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y, height }) =>
          [x, y, height].map(Math.round).join(' '),
        )
        return `${node?.nodeName ?? 'gone'} “${node?.textContent?.slice(0, 40) ?? ''}”: ${from} → ${to}`
      })
      shifts.push({ value, what, isAtPress: hadRecentInput })
    }
  }).observe({ type: 'layout-shift', buffered: isFromStart })
}

/** Records every layout shift from now on, including those right after a press. */
export const watchShifts = (page: Page) => page.evaluate(observeShifts, false)

/** Records every layout shift of each opened page, from its start. */
export const watchShiftsOfPages = (page: Page) => page.addInitScript(observeShifts, true)

/** Layout shifts since recording began, as a message; empty if nothing moved. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])

/** Sum of the layout shifts, as Cumulative Layout Shift. */
export const shifted = async (page: Page) => {
  const shifts = await shiftsOf(page)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
