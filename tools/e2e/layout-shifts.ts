import type { Page } from '@playwright/test'

/** Notes every movement of what is on the screen, that right after a press included. */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
  })

/** Their sum, in the measure of Cumulative Layout Shift. */
export const shifted = (page: Page) =>
  page.evaluate(() => {
    const shifts = Reflect.get(window, 'shifts') as number[]
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })

/** Notes every movement of each page that is opened, from its start. */
export const watchShiftsOfPages = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
