import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, openAs } from './fixtures.ts'

export const DEMO_ADMIN = { phone: '9999999999', password: 'Admin@1234' }

/** Logs in once for all tests of a worker; no test may end this session. */
let admin: Promise<SignedIn> | undefined

const logInAsAdmin = async (request: APIRequestContext): Promise<SignedIn> => {
  const response = await request.post('/api/users/login', { data: DEMO_ADMIN })
  return (await response.json()) as SignedIn
}

/** Opens an admin page as the demo shop's admin. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  admin ??= logInAsAdmin(page.request)
  await openAs(page, path, { as: await admin })
}

/** For calls of the API as the demo shop's admin. */
export const adminHeaders = async (request: APIRequestContext) => {
  admin ??= logInAsAdmin(request)
  return { authorization: `Bearer ${(await admin).token}` }
}

/** Brings an order to a status through the API. */
export const setStatus = async (request: APIRequestContext, id: string, status: OrderStatus) => {
  const headers = await adminHeaders(request)
  const reply = await request.put(`/api/admin/orders/${id}`, { headers, data: { status } })
  expect(reply.status()).toBe(200)
}

/** Opens all collapsed parts of a form. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main form').evaluate((form) => {
    for (const part of form.querySelectorAll('details')) part.open = true
  })

/** Opens the form of a new product with all parts expanded. */
export const openProductForm = async (page: Page): Promise<void> => {
  await openAsAdmin(page, '/admin/create-product')
  await page.getByRole('button', { name: 'Create Product' }).waitFor()
  await unfold(page)
}

/** The table row that contains a text; on a phone it is a card. */
export const rowOf = (page: Page, text: string): Locator =>
  page.locator('tbody tr').filter({ hasText: text })

/** Answers a confirmation dialog, which must show the expected question. */
export const answer = async (page: Page, question: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: question, exact: true })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** Creates a text that no other test or run uses. */
export const unique = (prefix: string): string =>
  `${prefix}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase()
