import type { APIRequestContext, Page } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { expect, newPhone, plentiful, test, type WireProduct } from '../../fixtures.ts'

/** A customer's message with five lines of products. */
const messageOf = (goods: readonly WireProduct[], phone: string) => `namaste bhaiya
${goods.map(({ name, sizes, colors }) => `2 ${name} ${sizes[0] ?? ''} ${colors[0] ?? ''}`).join('\n')}
Kavita Joshi
4 Ghat Road
Varanasi 221001
${phone}`

/** Products that no other test buys out: five of a whole page certainly have enough stock. */
const goodsOf = async (request: APIRequestContext): Promise<WireProduct[]> =>
  (await plentiful(request, 'collection=all&limit=50')).slice(0, 5)

const MAX_PRESSES = 8

/** Does what the phone does when a message is shared to the installed app. */
const share = (page: Page, text: string) =>
  page.evaluate((said) => {
    const form = document.createElement('form')
    Object.assign(form, {
      method: 'POST',
      action: '/admin/orders/new',
      enctype: 'multipart/form-data',
    })
    const field = document.createElement('textarea')
    Object.assign(field, { name: 'text', value: said })
    form.append(field)
    document.body.append(form)
    form.submit()
  }, text)

test.describe('shared to the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a message fills the order by itself', async ({ page, request }) => {
    const goods = await goodsOf(request)
    await openAsAdmin(page, '/admin/orders')
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      '/manifest.staff.webmanifest',
    )
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await share(page, messageOf(goods, newPhone()))
    // Share, check, place: two presses within the app.
    await expect(page.getByText('5 lines added')).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Varanasi')
    await page.getByRole('button', { name: 'Place order', exact: true }).click()
    await page.waitForURL(/\/admin\/orders\/(?!new)/)
    await expect(page.getByRole('button', { name: /Ask Kavita .* by WhatsApp/ })).toBeVisible()
    // The shared text is deleted after it was used.
    await page.goto('/admin/orders/new')
    await expect(page.getByLabel('Message of the customer')).toHaveValue('')
    await expect(page.getByText('5 lines added')).toBeHidden()
  })
})

test('a message of five lines becomes an order in a few presses', async ({ page, request }) => {
  const phone = newPhone()
  const goods = await goodsOf(request)
  expect(goods).toHaveLength(5)
  await openAsAdmin(page, '/admin/orders')
  let presses = 0
  const press = async (name: string, role: 'link' | 'button') => {
    presses++
    await page.getByRole(role, { name, exact: true }).click()
  }
  await press('New order', 'link')
  presses++
  await page.getByLabel('Message of the customer').fill(messageOf(goods, phone))
  await press('Read', 'button')
  await expect(page.getByText('5 lines added')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue(phone)
  await expect(page.getByLabel('City')).toHaveValue('Varanasi')
  await press('Place order', 'button')

  await page.waitForURL(/\/admin\/orders\/(?!new)/)
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES)
  await expect(page.locator('main')).toContainText('Kavita Joshi')
  for (const { name } of goods) await expect(page.locator('main')).toContainText(name)
  await expect(page.locator('main')).toContainText('Qty 2')
})

test('a list on paper has codes, which a message orders by', async ({ page, request }) => {
  // Two of a set are ambiguous: pieces or sets?
  const product = (await goodsOf(request)).find(({ name }) => !/\bset\b/i.test(name))
  await openAsAdmin(page, `/admin/products?search=${encodeURIComponent(product?.name ?? '')}`)
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'List on paper' }).click()
  await page.getByLabel('Size').selectOption('whatsapp')
  await page.getByLabel('Language').selectOption('ta')
  const [reply, file] = await Promise.all([
    page.waitForResponse(/paper-codes/),
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('list.pdf')
  const { codes } = (await reply.json()) as { codes: { code: string }[] }

  await page.goto('/admin/orders/new')
  const { sizes = [], colors = [] } = product ?? {}
  const said = [codes[0]?.code, sizes[0], colors[0], 'x2'].filter(Boolean).join(' ')
  await page.getByLabel('Message of the customer').fill(said)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByText('1 line added')).toBeVisible()
})
