import { test, type Locator, type Page } from '@playwright/test'

/** Set by `npm run bench -- --only presses`; a normal test stops as soon as its limits are met. */
export const WANTS_FIGURES = process.env.PRESSES !== undefined

export const PRESSES = Number(process.env.PRESSES ?? 5)

/** CPU slowdown for the limits: a phone compared with a desktop. */
export const SLOWED = 4

/** Milliseconds of a press that does almost nothing, throttled, on an otherwise idle machine. */
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

/** Records the interactions of every page from its start; call it before the first page opens. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** Presses the middle of an element by touch or mouse, without the work that Playwright's click does in the page. */
export const pressNow = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Time from a press to the next paint, as Interaction to Next Paint; 8 ms if below the browser's threshold. */
export const timePress = async (page: Page, target: Locator): Promise<number> => {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'durations'), { length: 0 }))
  await pressNow(page, target)
  // Performance entries arrive some frames after the paint.
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

/** How many times slower this machine is now than an idle one, measured by a button on a blank page. */
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

/** Maximum number of rounds while a measurement is too slow. */
const ROUNDS = 3

/** Returns the first round without a finding, else the last; the report lists the other rounds' findings. */
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

/** Prints a table row, if the figures were asked for. */
export const tell = (what: string, times: readonly number[], machine: number): void => {
  if (!WANTS_FIGURES) return
  const figures = [median(times), Math.max(...times)].map((ms) => String(Math.round(ms)))
  console.log(`| ${what} | ${figures.join(' | ')} | ${machine.toFixed(1)} |`)
}
