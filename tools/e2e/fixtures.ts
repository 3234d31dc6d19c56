import { ORDER_LIMITS } from '@bartan/contract/cart/order-limits'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, test as base } from '@playwright/test'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Locator, Page } from '@playwright/test'

/** A customer of this test alone, made through the API; `session` is the registration's reply. */
type Account = { name: string; phone: string; password: string; session: SignedIn }

type Fixtures = {
  /** Requests that a test makes fail on purpose: the browser logs them on the console. */
  mayFail: RegExp[]
  quietConsole: void
  newAccount: () => Promise<Account>
}

let lastPhoneAt = 0
/** A phone number that no other test, worker or run on the same shop has: by the millisecond, and by the worker. */
export const newPhone = (): string => {
  lastPhoneAt = Math.max(lastPhoneAt + 1, Date.now())
  const moment = String(lastPhoneAt % 100_000_000).padStart(8, '0')
  return `7${base.info().parallelIndex % 10}${moment}`
}

/** Where service workers are blocked (playwright.config.ts), Playwright says so on the page's console. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** All tests share one shop: a product with its images may be another's, who has just deleted it. */
const DELETED_IMAGE = /404.*\/images\/upload\//

/** Tests that fail if the page complains about anything on the console. */
export const test = base.extend<Fixtures>({
  mayFail: [[], { option: true }],

  quietConsole: [
    async ({ page, mayFail }, run) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const { url } = message.location()
        const complaint = `${message.text()} (${url})`
        const isExpected =
          message.text() === BLOCKED ||
          DELETED_IMAGE.test(complaint) ||
          mayFail.some((pattern) => pattern.test(url))
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(complaint)
      })
      await run()
      expect(complaints, 'the console is quiet').toEqual([])
    },
    { auto: true },
  ],

  newAccount: async ({ request }, provide) => {
    await provide(async () => {
      const account = { name: 'Asha Rao', phone: newPhone(), password: 'Asha@1234' }
      const response = await request.post('/api/users/register', { data: account })
      expect(response.status()).toBe(201)
      return { ...account, session: (await response.json()) as SignedIn }
    })
  },
})

export { expect }

/**
 * Of a list that begins with the demo shop's goods. Other tests add goods meanwhile, some without a picture, and
 * delete them again: these come first in any list of the newest.
 */
export const SOLD_FIRST = 'sortBy=popularity'

export type WireProduct = {
  _id: string
  name: string
  price: number
  countInStock: number
  sizes: string[]
  colors: string[]
  variants?: { size?: string; color?: string; countInStock: number }[]
}

/** What is in stock of what a product's page offers first. */
const firstInStock = ({ countInStock, sizes, colors, variants }: WireProduct): number =>
  variants
    ? (variants.find(({ size, color }) => size === sizes[0] && color === colors[0])?.countInStock ??
      0)
    : countInStock

/** The most that an order takes, and what tests at the same time may buy before this one does. */
const ENOUGH = ORDER_LIMITS.quantity + 5

/** Products with plenty of stock; by default, some of those on the home page. */
export const plentiful = async (
  request: APIRequestContext,
  query = `category=${encodeURIComponent(CATEGORIES[0])}&limit=8`,
): Promise<[WireProduct, ...WireProduct[]]> => {
  const response = await request.get(`/api/products?${query}&${SOLD_FIRST}`)
  const products = ((await response.json()) as WireProduct[]).filter(
    (product) => product.countInStock > 20 && firstInStock(product) >= ENOUGH,
  )
  const [first, ...rest] = products
  if (!first) throw new Error(`no product of ${query} is plentiful`)
  return [first, ...rest]
}

type Before = {
  /** Logged in by writing what a login leaves in local storage (spec §3): for tests of something else. */
  as?: SignedIn
  /** Adds to the customer's cart, or to a guest's. */
  cart?: { product: WireProduct; quantity?: number }
}

const put = async (page: Page, { as, cart }: Before, guestId: string): Promise<void> => {
  if (!cart) return
  const { product, quantity = 1 } = cart
  const response = await page.request.post('/api/cart', {
    ...(as && { headers: { authorization: `Bearer ${as.token}` } }),
    data: {
      ...(as ? { userId: as.user._id } : { guestId }),
      productId: product._id,
      quantity,
      size: product.sizes[0] ?? '',
      color: product.colors[0] ?? '',
    },
  })
  expect(response.status()).toBe(200)
}

/** Opens a test's first page as a returning visitor's. */
export const openAs = async (page: Page, path: string, before: Before): Promise<void> => {
  const { as } = before
  const guestId = `guest_${Date.now()}_${Math.random().toString(36).slice(2)}`
  await put(page, before, guestId)
  const kept = {
    guestId,
    ...(as && { userToken: as.token, userInfo: JSON.stringify(as.user) }),
  }
  const script = await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, kept)
  await page.goto(path)
  // From here on the shop itself decides what is stored.
  await script.dispose()
}

/**
 * Does something and sees the toast that it brings. A toast lives one second (spec §9), and Playwright may return
 * from a click later than that; so the page itself looks for it in every frame, starting before the click.
 */
export const expectToast = (page: Page, text: string, press: () => Promise<unknown>) =>
  test.step(`toast “${text}”`, async () => {
    const shown = page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[data-scope=toast][data-part=title]')].some(
          (line) => line.textContent === wanted && line.checkVisibility(),
        ),
      text,
      { timeout: 30_000 },
    )
    await Promise.all([shown, press()])
  })

/**
 * Waits until the app handles what happens to an element of the server's page: until then the browser follows a link
 * by itself. The network may be idle before the page's code is asked for, where the machine is busy.
 */
export const hydrated = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)

/** Where an end of the price slider stands, before and after its own code is there. */
export const expectEnd = (page: Page, name: 'Lowest price' | 'Highest price', price: number) =>
  expect
    .poll(() =>
      page
        .getByRole('slider', { name })
        .evaluate((end) =>
          Number(end instanceof HTMLInputElement ? end.value : end.getAttribute('aria-valuenow')),
        ),
    )
    .toBe(price)

export const cartIcon = (page: Page) => page.getByRole('button', { name: /^Cart, / })

export const logIn = async (
  page: Page,
  { phone, password }: Pick<Account, 'phone' | 'password'>,
) => {
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Waits until nothing moves: until then a panel is elsewhere, and its sides are a rounding error off. */
export const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
