import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import {
  pressNow,
  PRESSES,
  SLOWED,
  slowDown,
  slowness,
  tell,
  WANTS_FIGURES,
} from '../../press-times.ts'

/** Limits from press to paint, by CPU slowdown, on an otherwise idle machine. */
const GOALS = [
  { rate: SLOWED, ms: 250 },
  { rate: 1, ms: 100 },
] as const

type Wanted = {
  /** The product's name, as the page's heading or in the list. */
  name: string
  price: string
  isPage: boolean
  top: number
}

/** Starts to wait for a press or a step back, and then for the paint of the wanted content. */
const watchPaint = (page: Page, wanted: Wanted) =>
  page.evaluate(({ name, price, isPage, top }) => {
    const isThere = () => {
      const main = document.querySelector('main')
      const image = main?.querySelector<HTMLImageElement>('li[aria-hidden=false] img')
      // The image's own file, or the one from the list as its placeholder.
      const isShown = image?.naturalWidth || image?.parentElement?.style.backgroundImage
      const headings = [...(main?.querySelectorAll(isPage ? 'h1' : 'li h3') ?? [])]
      return (
        headings.some(({ textContent }) => textContent === name) &&
        main?.textContent.includes(price) === true &&
        Math.abs(scrollY - top) < 1 &&
        (!isPage || Boolean(isShown))
      )
    }
    const painted = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isThere()) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        }
        look()
      }
      addEventListener('click', begin, { capture: true, once: true })
      addEventListener('popstate', begin, { capture: true, once: true })
    })
    Object.assign(window, { painted })
  }, wanted)

const painted = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>)

/** Opens a product from a list and goes back; returns the time of each. */
const visit = async (page: Page, rate: number, place: number) => {
  await slowDown(page, 1)
  await page.goto('/collections/all?sortBy=popularity', { waitUntil: 'networkidle' })
  const card = page
    .locator('main li')
    .filter({ has: page.locator('h3') })
    .nth(place)
  await card
    .getByRole('heading')
    .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await hydrated(card.getByRole('link'))
  await page.waitForLoadState('networkidle')
  const name = await card.getByRole('heading').innerText()
  const [price = ''] = /₹[\d,.]+/.exec(await card.innerText()) ?? []
  const top = await page.evaluate(() => scrollY)
  await slowDown(page, rate)
  await watchPaint(page, { name, price, isPage: true, top: 0 })
  await pressNow(page, card.getByRole('heading'))
  const forth = await painted(page)
  await page.waitForLoadState('networkidle')
  await watchPaint(page, { name, price, isPage: false, top })
  await page.evaluate(() => history.back())
  return { forth, back: await painted(page) }
}

const ways = ['forth', 'back'] as const

for (const { rate, ms } of GOALS)
  test(`a product of a list is there at once, and so is the list on the way back, ${rate} times as slow @phone`, async ({
    page,
  }) => {
    test.slow()
    // Measured only when a visit was slow: it takes longer than the visit.
    let before = 1
    const visits: { forth: number; back: number }[] = []
    // Other work on the machine only adds time, so the fastest visit counts.
    const isMet = () =>
      ways.every((way) => visits.some((one) => one[way] <= ms * before)) && !WANTS_FIGURES
    for (let count = 0; count < PRESSES && !isMet(); count++) {
      visits.push(await visit(page, rate, 4 + (count % 8)))
      if (count === 0 && !isMet()) before = await slowness(page)
    }
    const machine = isMet() ? before : Math.max(before, await slowness(page))
    for (const way of ways) {
      const times = visits.map((one) => one[way])
      tell(
        `${way === 'forth' ? 'a product seen in a list' : 'back to the list'} at ${rate}×`,
        times,
        machine,
      )
      expect(Math.min(...times), times.join(', ')).toBeLessThanOrEqual(ms * machine)
    }
  })
