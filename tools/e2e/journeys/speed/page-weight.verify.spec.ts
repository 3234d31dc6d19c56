import type { Page, Request } from '@playwright/test'
import { expect, plentiful, SOLD_FIRST, test } from '../../fixtures.ts'

/** Kilobytes over the network on a first visit. */
type Weight = {
  /** The document with its styles, early script, fonts, and visible images. */
  inView: number
  /** The images' share of `inView`. */
  pictures: number
  /** Code of the page, which loads after the first paint. */
  code: number
  styleSheets: string[]
}

const weigh = async (page: Page, address: string): Promise<Weight> => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const { loaded, seen, pictures, code } = await page.evaluate(() => {
    const early = document.querySelector<HTMLScriptElement>('script[data-code]')
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    return {
      loaded: [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => ({ name: entry.name, bytes: Number(Reflect.get(entry, 'transferSize')) })),
      seen: [location.href, early?.src, ...inView.map(({ currentSrc }) => currentSrc)],
      pictures: inView.map(({ currentSrc }) => currentSrc),
      code: early?.dataset.code?.split(' ') ?? [],
    }
  })
  const isSeen = (name: string) => seen.includes(name) || name.endsWith('.woff2')
  const kB = (isCounted: (name: string) => boolean) =>
    loaded.reduce((sum, { name, bytes }) => sum + (isCounted(name) ? bytes : 0), 0) / 1000
  return {
    inView: kB(isSeen),
    pictures: kB((name) => pictures.includes(name)),
    code: kB((name) => code.includes(new URL(name).pathname)),
    styleSheets: loaded.map(({ name }) => name).filter((name) => name.endsWith('.css')),
  }
}

/** Limit without pictures; English pages, with smaller fonts, keep it with pictures. */
const MAX_KB = 200

const PAGES = ['home', 'collection', 'product'] as const

/** All requests of a first visit, until the last of what loads later, the service worker's code, has come. */
const requestsOf = async (page: Page, address: string): Promise<Request[]> => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const last = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/register-service-worker-'),
  )
  await page.goto(address)
  await last
  await page.waitForLoadState('networkidle')
  return requests
}

test.describe('on a phone @phone', () => {
  test('a first visit of the home page asks for at most 45 files', async ({ page }) => {
    const requests = await requestsOf(page, '/')
    expect(requests.length).toBeGreaterThan(20)
    expect(requests.length).toBeLessThanOrEqual(45)
  })

  test('a first visit of the login page loads at most 250 kB of code', async ({ page }) => {
    const requests = await requestsOf(page, '/login')
    const sizes = await Promise.all(
      requests
        .filter((request) => request.resourceType() === 'script')
        .map((request) => request.sizes()),
    )
    const kB = sizes.reduce((sum, one) => sum + one.responseBodySize, 0) / 1000
    expect(kB).toBeGreaterThan(150)
    expect(kB).toBeLessThanOrEqual(250)
  })

  for (const language of ['en', 'hi'])
    for (const kind of PAGES)
      test(`the ${kind} page in ${language} weighs at most 200 kB where it is in view`, async ({
        page,
        request,
      }) => {
        const [{ _id }] = await plentiful(request)
        const prefix = language === 'hi' ? '/hi' : ''
        const paths = {
          home: '/',
          collection: `/collections/all?${SOLD_FIRST}`,
          product: `/product/${_id}`,
        }
        const { inView, pictures, code, styleSheets } = await weigh(page, `${prefix}${paths[kind]}`)
        // A row for docs/benchmarks.md.
        console.log(
          `| ${kind}, ${language} | ${inView.toFixed(0)} | ${pictures.toFixed(0)} | ${code.toFixed(0)} |`,
        )
        expect(inView, 'document, fonts and images').toBeGreaterThan(80)
        const counted = language === 'hi' ? inView - pictures : inView
        expect(counted, 'what is in view').toBeLessThanOrEqual(MAX_KB)
        expect(styleSheets, 'styles are in the document').toEqual([])
      })
})
