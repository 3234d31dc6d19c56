import type { Page } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

const SEND = 'Write on WhatsApp'

test('who got an order a week ago is asked for a review over WhatsApp, once @desktop', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await openAsAdmin(page, '/admin/reminders')
  await page.getByRole('button', { name: 'Reviews to ask for' }).click()
  const rows = page.getByRole('list', { name: 'Reviews to ask for' }).getByRole('listitem')
  const row = rows.filter({ has: page.getByRole('button', { name: SEND }) }).first()
  const said = await row.locator('p').first().textContent()
  const tab = page.waitForEvent('popup')
  await row.getByRole('button', { name: SEND }).click()
  await (await tab).waitForURL('https://wa.me/**')
  const text = new URL((await tab).url()).searchParams.get('text')
  expect(text).toContain('/no-reminders?token=')
  await expect(page.getByRole('link', { name: 'Open the chat' })).toBeVisible()
  await page.reload()
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ hasText: said ?? '' })).toHaveCount(0)
})

/** As old as a cart has to be nobody can make one here, so the list is the server's by its form alone. */
const leftBy = (name: string, byMail: boolean) => ({
  _id: name,
  kind: 'cart',
  userId: name,
  name: `${name} Venkataraman Subramanian`,
  phone: '9000000000',
  at: '2026-01-04T10:00:00.000Z',
  products: [
    { productId: 'p1', name: 'Stainless steel pressure cooker with a glass lid', quantity: 12 },
    { productId: 'p2', name: 'Tawa', quantity: 1 },
  ],
  byMail,
})

const listLeft = async (page: Page) => {
  await page.route('**/api/admin/reminders/cart*', (route) =>
    route.fulfill({
      json: { reminders: [leftBy('Meera', false), leftBy('Ravi', true)], next: null },
    }),
  )
  await page.route('**/api/admin/reminders/cart/*', (route) => {
    const isMail = route.request().url().endsWith('Ravi')
    return route.fulfill({
      status: 201,
      json: isMail ? { via: 'mail', text: '' } : { via: 'whatsapp', text: 'Your cart waits.' },
    })
  })
}

test('who left a cart is written to by a press, over WhatsApp or by mail', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await listLeft(page)
  await openAsAdmin(page, '/admin/reminders')
  const rows = page.getByRole('list', { name: 'Carts left behind' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('12 × Stainless steel pressure cooker')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const tab = page.waitForEvent('popup')
  await rows.first().getByRole('button', { name: SEND }).click()
  await (await tab).waitForURL('https://wa.me/**')
  expect(new URL((await tab).url()).searchParams.get('text')).toBe('Your cart waits.')
  await rows.last().getByRole('button', { name: 'Send a mail' }).click()
  await expect(rows.last()).toContainText('The mail is on its way')
})
