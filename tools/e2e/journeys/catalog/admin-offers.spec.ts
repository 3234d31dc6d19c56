import { CATEGORIES } from '@bartan/contract/products/rules'
import type { APIRequestContext } from '@playwright/test'
import { adminHeaders, openAsAdmin, unique } from '../../admin.ts'
import { countedActions } from '../../counted-actions.ts'
import { expect, expectToast, SOLD_FIRST, test } from '../../fixtures.ts'

const MAX_ACTIONS = 10

const [KITCHEN] = CATEGORIES

/** Creates products of a separate brand, so that other tests' prices don't change. */
const createProduct = async (request: APIRequestContext, brand: string) => {
  const popular = await request.get(`/api/products?limit=1&${SOLD_FIRST}`)
  const [{ images }] = (await popular.json()) as [{ images: object[] }]
  const response = await request.post('/api/products', {
    headers: await adminHeaders(request),
    data: {
      name: `Lota ${brand}`,
      description: 'Heavy, flat and even.',
      sku: unique('OFFER'),
      price: 349,
      countInStock: 20,
      category: KITCHEN,
      brand,
      sizes: ['1 L'],
      colors: ['Plain'],
      images,
    },
  })
  expect(response.status()).toBe(201)
}

test('a seller makes the sale of the weekend on a phone in a few presses, ends it and takes that back', async ({
  page,
  request,
}) => {
  const [brand, name] = [unique('Brand'), unique('Friday')]
  await createProduct(request, brand)
  await openAsAdmin(page, '/admin')
  const { press, pressOn, type, count } = countedActions(page)
  await press('Open menu')
  await press('Pages of Products')
  await press('Offers', 'link')
  await press('New offer', 'link')
  await press('25%')
  await pressOn(page.getByText('Brands, collections and single products'))
  await press(brand)
  await press('Fri 6 pm to Sun midnight')
  await type('Name', name)
  const preview = page.getByRole('region', { name: 'What it does' })
  await expect(preview).toContainText('₹349 → ₹262')
  await expectToast(page, 'The offer is saved', () => press('Save the offer'))
  expect(count()).toBeLessThanOrEqual(MAX_ACTIONS)

  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('listitem').filter({ hasText: name })).toContainText('midnight')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('link', { name: /^Copy/ }) })
  await expect(row).toContainText(`25% off ${brand}, Fri`)
  await expect(row).toContainText('midnight')
  const end = row.getByRole('button', { name: /^End now/ })
  const undo = row.getByRole('button', { name: /^Undo/ })
  await end.click()
  await undo.click()
  await end.click()
  await expect(undo).toBeVisible()
})
