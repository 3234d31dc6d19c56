import { test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Set for the figures of `npm run bench -- --only presses`; a test ends when it has seen enough. */
export const WANTS_FIGURES = process.env.PRESSES !== undefined

/** How often each press is done and timed, at most. */
export const PRESSES = Number(process.env.PRESSES ?? 5)

/** What the goals are given for: a phone's processor is about so much slower than a desk's. */
export const SLOWED = 4

/** A press that does next to nothing, on a machine that does nothing else, with its processor slowed. */
const BARE_MS = 16

const BLANK = `data:text/html,${encodeURIComponent(
  '<meta name="viewport" content="width=device-width"><button style="padding:40px" onclick="this.textContent++">0</button>',
)}`

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Notes the interactions of every page from its start; before the first page is opened. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** Presses the middle of an element as a finger, or a mouse, does, without Playwright's own work in the page. */
export const pressNow = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** From a press to the next paint, as Interaction to Next Paint has it; below the browser's threshold it is 8. */
export const timePress = async (page: Page, target: Locator): Promise<number> => {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'durations'), { length: 0 }))
  await pressNow(page, target)
  // Entries come some frames after the paint.
  const durations = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const look = (frames: number) =>
          frames === 0
            ? resolve([...(Reflect.get(window, 'durations') as number[])])
            : requestAnimationFrame(() => look(frames - 1))
        look(12)
      }),
  )
  return Math.max(8, ...durations)
}

/** How many times as slow as a machine with nothing else to do this one is now: by a button on a blank page. */
export const slowness = async (page: Page): Promise<number> => {
  const blank = await page.context().newPage()
  await watchInteractions(blank)
  await blank.goto(BLANK)
  await slowDown(blank, SLOWED)
  const times: number[] = []
  for (let press = 0; press < 7; press++)
    times.push(await timePress(blank, blank.getByRole('button')))
  await blank.close()
  return Math.max(1, median(times) / BARE_MS)
}

/** So often what is timed is timed again, if it was too slow. */
const ROUNDS = 3

/** The first round that finds nothing to complain about, else the last; the report names what the others found. */
export const firstMet = async (
  round: () => Promise<string | undefined>,
): Promise<string | undefined> => {
  let complaint = await round()
  for (let again = 1; again < ROUNDS && complaint !== undefined; again++) {
    test.info().annotations.push({ type: 'timed again', description: complaint })
    complaint = await round()
  }
  return complaint
}

/** In the form of a table's row, if somebody asked for figures. */
export const tell = (what: string, times: readonly number[], machine: number): void => {
  if (!WANTS_FIGURES) return
  const figures = [median(times), Math.max(...times)].map((ms) => String(Math.round(ms)))
  console.log(`| ${what} | ${figures.join(' | ')} | ${machine.toFixed(1)} |`)
}
