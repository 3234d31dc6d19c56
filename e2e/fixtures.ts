import { expect, test as base } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

type Account = { name: string; phone: string; password: string }

type Fixtures = {
  /** Requests that a test makes fail on purpose: the browser itself puts them on the console. */
  mayFail: RegExp[]
  quietConsole: void
  /** A customer of this test's own, by the API; only the login's own test logs in by hand. */
  newAccount: () => Promise<Account>
}

let accounts = 0

/** A phone number that no other test, worker or run on the same shop has. */
export const newPhone = (): string => {
  accounts += 1
  const unique = (Date.now() % 10_000_000) * 100 + (process.pid % 10) * 10 + (accounts % 10)
  return `7${String(unique).padStart(9, '0')}`
}

/** Tests in which whatever the page complains of on the console is a failure. */
export const test = base.extend<Fixtures>({
  mayFail: [[], { option: true }],

  quietConsole: [
    async ({ page, mayFail }, run) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const { url } = message.location()
        const isExpected = mayFail.some((pattern) => pattern.test(url))
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          complaints.push(`${message.text()} (${url})`)
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
      return account
    })
  },
})

export { expect }

export type WireProduct = {
  _id: string
  name: string
  price: number
  countInStock: number
  sizes: string[]
  colors: string[]
}

/** Products with plenty in stock; unless asked otherwise, of those on the home page. */
export const plentiful = async (
  request: APIRequestContext,
  query = 'category=Kitchen&sortBy=popularity&limit=8',
): Promise<[WireProduct, ...WireProduct[]]> => {
  const response = await request.get(`/api/products?${query}`)
  const products = ((await response.json()) as WireProduct[]).filter(
    ({ countInStock }) => countInStock > 20,
  )
  const [first, ...rest] = products
  if (!first) throw new Error(`no product of ${query} is plentiful`)
  return [first, ...rest]
}

/** Puts a product into the cart of the guest who looks at the page. */
export const putIntoGuestCart = async (page: Page, product: WireProduct, quantity = 1) => {
  const guestId = await page.evaluate(() => localStorage.getItem('guestId'))
  const response = await page.request.post('/api/cart', {
    data: {
      guestId,
      productId: product._id,
      quantity,
      size: product.sizes[0] ?? '',
      color: product.colors[0] ?? '',
    },
  })
  expect(response.status()).toBe(200)
}

export const cartIcon = (page: Page) => page.getByRole('button', { name: /^Cart, / })

export const logIn = async (
  page: Page,
  { phone, password }: Pick<Account, 'phone' | 'password'>,
) => {
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
