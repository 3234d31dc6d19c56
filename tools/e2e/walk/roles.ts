import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { Page } from '@playwright/test'
import { newPhone, openAs, type WireProduct } from '../fixtures.ts'
import { isAwake } from './state.ts'

/** Data that the steps of a role use. */
export type Known = {
  page: Page
  /** Language prefix of each address. */
  prefix: string
  varied: WireProduct
  reduced: WireProduct | undefined
  soldOut: WireProduct | undefined
  /** A customer with a delivered order. */
  returning: SignedIn & { password: string; order: string; number: string }
}

/** An action that leads to the next view. */
type Step = [name: string, go: (known: Known) => Promise<unknown>]

const at =
  (path: string | ((known: Known) => string)) =>
  (known: Known): Promise<unknown> =>
    known.page.goto(known.prefix + (typeof path === 'string' ? path : path(known)))

/** Presses the submit button, found by type because its label differs by language. */
const submit = ({ page }: Known) => page.locator('main button[type=submit]').last().click()

/** Types by real keys into the visible form. */
const type = async ({ page }: Known, fields: Readonly<Record<string, string>>) => {
  await isAwake(page, 'main form')
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`main input[name="${name}"]`).first()
    await field.fill('')
    await field.pressSequentially(text, { delay: 30 })
  }
}

const VISITOR: readonly Step[] = [
  ['home', at('/')],
  ['category', at('/collections/all?category=Kitchen')],
  ['search by measure', at('/collections/all?search=5 litre bucket under 900')],
  ['search with words left out', at('/collections/all?search=non stick tava')],
  ['nothing found', at('/collections/all?search=qwertyuiop')],
  ['product', at(({ varied }) => `/product/${varied._id}`)],
  ['product in a sale', at(({ reduced, varied }) => `/product/${(reduced ?? varied)._id}`)],
  ['sold out', at(({ soldOut, varied }) => `/product/${(soldOut ?? varied)._id}`)],
  [
    'cart drawer',
    async ({ page, prefix, varied }) => {
      await openAs(page, `${prefix}/`, { cart: { product: varied, quantity: 2 } })
      await page.locator('header [aria-haspopup=dialog]').last().click()
    },
  ],
  ['cart', at('/cart')],
  ['log-in at the till', at('/login?redirect=checkout')],
  ['register at the till', at('/register?redirect=checkout')],
  ['till of a guest', at('/checkout')],
  ['forgotten password', at('/reset-password')],
  [
    'track, of nobody',
    async (known) => {
      await at('/track')(known)
      await type(known, { number: 'BR-2222', phone: '7000000000' })
      await submit(known)
    },
  ],
  ['offers', at('/offers')],
  ['complaints', at('/grievances')],
  ['wishlist', at('/wishlist')],
  ...CONTENT_SLUGS.map((slug): Step => [slug, at(contentPath(slug))]),
  ['no page', at('/no-such-page')],
]

const NEW_CUSTOMER: readonly Step[] = [
  [
    'register, wrongly',
    async (known) => {
      const { page, prefix, varied } = known
      await openAs(page, `${prefix}/register?redirect=checkout`, { cart: { product: varied } })
      await type(known, { name: 'Asha Rao', phone: newPhone(), password: 'short' })
      await submit(known)
    },
  ],
  [
    'till',
    async (known) => {
      await type(known, { password: 'Asha@1234' })
      await submit(known)
      await known.page.waitForURL(/\/checkout$/, { timeout: 60_000 })
    },
  ],
  ['till, with nothing filled in', (known) => known.page.locator('[form=delivery-form]').click()],
  [
    'till, filled in',
    async (known) => {
      await type(known, { postalCode: '600001' })
      await known.page
        .locator('[autocomplete=address-line1]')
        .pressSequentially('12 Lake Road, behind the old post office')
    },
  ],
  [
    'review',
    async ({ page }) => {
      await page.locator('[form=delivery-form]').click()
      await page.locator('main h2:focus').waitFor()
    },
  ],
  [
    'confirmation',
    async ({ page }) => {
      await page.locator('[data-covers-foot] button').click()
      await page.waitForURL(/order-confirmation$/, { timeout: 60_000 })
    },
  ],
  ['my orders', at('/my-orders')],
  ['order', ({ page }) => page.locator('main a[href*="/order/"]').first().click()],
  ['profile', at('/profile')],
  ['home', at('/')],
]

const RETURNING_CUSTOMER: readonly Step[] = [
  [
    'log-in, wrongly',
    async (known) => {
      const { page, prefix, varied, returning } = known
      await openAs(page, `${prefix}/login?redirect=checkout`, { cart: { product: varied } })
      await type(known, { phone: returning.user.phone, password: 'Wrong@1234' })
      await submit(known)
    },
  ],
  [
    'till with the last address',
    async (known) => {
      await type(known, { password: known.returning.password })
      await submit(known)
      await known.page.waitForURL(/\/checkout$/, { timeout: 60_000 })
    },
  ],
  [
    'review',
    async ({ page }) => {
      await page.locator('[form=delivery-form]').click()
      await page.locator('main h2:focus').waitFor()
    },
  ],
  ['back from the review', ({ page }) => page.goBack()],
  ['my orders', at('/my-orders')],
  ['delivered order', at(({ returning }) => `/order/${returning.order}`)],
  [
    'return form',
    ({ page }) =>
      page.locator('main').evaluate((main) => {
        for (const part of main.querySelectorAll('details')) part.open = true
      }),
  ],
  ['invoice', at(({ returning }) => `/order/${returning.order}/invoice`)],
  ['product with a review to write', at(({ varied }) => `/product/${varied._id}`)],
  ['profile', at('/profile')],
  [
    'track',
    async (known) => {
      await at('/track')(known)
      await type(known, { number: known.returning.number, phone: known.returning.user.phone })
      await submit(known)
    },
  ],
  ['category', at('/collections/all?category=Bathroom')],
]

export const ROLES: Readonly<Record<string, readonly Step[]>> = {
  visitor: VISITOR,
  'new customer': NEW_CUSTOMER,
  'returning customer': RETURNING_CUSTOMER,
}
