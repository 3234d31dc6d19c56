import { CATEGORIES } from '@bartan/contract/products/rules'
import type { APIRequestContext } from '@playwright/test'
import { adminHeaders, openAsAdmin, unique } from '../../admin.ts'
import { expect, expectToast, test } from '../../fixtures.ts'

const STOCK = 5
const REORDER_AT = 20

const createProduct = async (request: APIRequestContext, sku: string) => {
  const response = await request.post('/api/products', {
    headers: await adminHeaders(request),
    data: {
      name: `Lota ${sku}`,
      description: 'Heavy, flat and even.',
      sku,
      price: 349,
      countInStock: STOCK,
      reorderAt: REORDER_AT,
      category: CATEGORIES[1],
      brand: 'Omax',
      sizes: [],
      // Hidden from the lists that other tests read.
      state: 'draft',
    },
  })
  expect(response.status()).toBe(201)
}

test.describe('what to buy', () => {
  /** A refused delivery of goods, which the browser logs. */
  test.use({ mayFail: [/stock\/received$/] })

  test('goes to a supplier over WhatsApp, and what came is put into stock', async ({
    page,
    request,
  }) => {
    const sku = unique('BUY')
    const missing = REORDER_AT - STOCK
    await createProduct(request, sku)
    const line = page.getByRole('checkbox', { name: `${missing} × Lota ${sku} (${sku})` })
    await expect(async () => {
      await openAsAdmin(page, '/admin/reports/stock')
      await expect(line).toBeVisible()
    }).toPass()
    const send = page.getByRole('link', { name: 'Send over WhatsApp' })
    const text = async () =>
      new URL((await send.getAttribute('href')) ?? '').searchParams.get('text')
    expect(await text()).toContain(`${missing} × Lota ${sku}`)
    await line.uncheck()
    expect(await text()).not.toContain(sku)

    await page.goto('/admin/received')
    const first = page.getByRole('group', { name: 'Line 1' })
    await page.getByLabel('Supplier').fill('Moradabad Brass')
    await first.getByLabel('SKU').fill(`${sku}-NONE`)
    await first.getByLabel('Units').fill(`${missing}`)
    await first.getByLabel(/^Cost of one/).fill('200')
    const save = page.getByRole('button', { name: 'Put into stock' })
    await save.click()
    await expect(first.getByRole('alert')).toBeVisible()
    await first.getByLabel('SKU').fill(sku)
    await expectToast(page, 'It is in stock', () => save.click())
    await expect(page.getByText(`${sku}: ${REORDER_AT} units at ₹200 each`)).toBeVisible()

    await expect(async () => {
      await page.goto('/admin/reports/stock')
      await expect(page.getByRole('heading', { name: 'What to buy' })).toBeVisible()
      await expect(line).toHaveCount(0)
    }).toPass()
  })
})
