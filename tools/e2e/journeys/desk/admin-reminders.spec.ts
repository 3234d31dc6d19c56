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
