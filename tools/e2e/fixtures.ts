import { ORDER_LIMITS } from '@bartan/contract/cart/order-limits'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { SignedIn } from '@bartan/contract/users/schema'
import {
  expect,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test'

/** A customer used by this test alone, registered through the API; `session` is the registration's reply. */
type Account = { name: string; phone: string; password: string; session: SignedIn }

type Fixtures = {
  /** Requests that fail on purpose: the browser logs them on the console. */
  mayFail: RegExp[]
  quietConsole: void
  newAccount: () => Promise<Account>
}

let lastPhoneAt = 0
/** A phone number unique among tests, workers and runs, made from the time in milliseconds and the worker. */
export const newPhone = (): string => {
  lastPhoneAt = Math.max(lastPhoneAt + 1, Date.now())
  const moment = String(lastPhoneAt % 100_000_000).padStart(8, '0')
  return `7${base.info().parallelIndex % 10}${moment}`
}

/** Playwright logs this where service workers are blocked (playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** All tests share one shop: another test may have just deleted a product and its images. */
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
 * Sorts a list so that the demo's products come first. Other tests add and delete products meanwhile, some without
 * pictures, which would lead any list of the newest.
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

/** Stock of the variant that a product's page selects first. */
const firstInStock = ({ countInStock, sizes, colors, variants }: WireProduct): number =>
  variants
    ? (variants.find(({ size, color }) => size === sizes[0] && color === colors[0])?.countInStock ??
      0)
    : countInStock

/** The most that an order may contain, plus what parallel tests may buy first. */
const ENOUGH = ORDER_LIMITS.quantity + 5

/** Products with plenty of stock, by default from the home page. */
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
  /** Logs in by writing a login's entries into local storage (spec §3), for tests that aren't about login. */
  as?: SignedIn
  /** Product to add to the customer's or guest's cart. */
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

/** Opens a test's first page as a returning visitor. */
export const openAs = async (page: Page, path: string, before: Before): Promise<void> => {
  const { as } = before
  const guestId = `guest_${Date.now()}_${Math.random().toString(36).slice(2)}`
  await put(page, before, guestId)
  const kept = { guestId, ...(as && { userToken: as.token, userInfo: JSON.stringify(as.user) }) }
  const script = await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, kept)
  await page.goto(path)
  // From here on only the shop changes local storage.
  await script.dispose()
}

/**
 * Runs an action and waits for its toast. A toast lasts one second (spec §9), and Playwright may return from a click
 * later than that. So the page checks in every frame, starting before the click.
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
 * Waits until an element of the server's page is hydrated: before that, the browser follows a link itself. Waiting
 * for an idle network isn't enough, because a busy machine may request the page's code late.
 */
export const hydrated = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)

/** Checks an end of the price slider, before and after hydration. */
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

/** Waits until all animations end: before that, positions differ or are a rounding error off. */
export const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
