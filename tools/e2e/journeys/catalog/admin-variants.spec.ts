import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import type { APIRequestContext, Locator } from '@playwright/test'
import { openAsAdmin, openProductForm, unique } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

const [KITCHEN] = CATEGORIES

const SIZES = ['5 L', '10 L', '18 L', '25 L']
const COLORS = ['Red', 'Blue', 'Green']
const PRICES = [149, 199, 249, 349]

/** Downloads three real pictures that the shop serves. */
const pictures = async (request: APIRequestContext) => {
  const bestSeller = await request.get('/api/products/best-seller')
  const { images } = (await bestSeller.json()) as Product
  const buffer = await (await request.get(images[0]?.url ?? '')).body()
  return COLORS.map((color) => ({ name: `${color}.webp`, mimeType: 'image/webp', buffer }))
}

const found = async (request: APIRequestContext, name: string): Promise<Product | undefined> => {
  const response = await request.get(`/api/products?search=${encodeURIComponent(name)}&limit=1`)
  const [product] = (await response.json()) as Product[]
  return product
}

/** Counts what a thumb does: everything but typing. */
const thumb = () => {
  let taps = 0
  return {
    count: () => taps,
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
    type: async (target: Locator, text: string) => {
      taps += 1
      await target.tap()
      await expect(target).toBeFocused()
      await target.fill(text)
    },
    /** Chooses from something that the device opens, such as a native list. */
    choose: async (choice: Promise<unknown>) => {
      taps += 2
      await choice
    },
  }
}

test('a seller makes a product of 4 sizes in 3 colors, legal details included, with at most 45 taps @phone', async ({
  page,
  request,
}) => {
  const name = unique('Bucket')
  const { tap, type, choose, count } = thumb()
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const files = await pictures(request)
  await openAsAdmin(page, '/admin/create-product')

  const unfold = (title: string) => tap(page.locator('summary').filter({ hasText: title }))
  await choose(page.locator('input[type=file]').setInputFiles(files))
  await type(field('Name'), name)
  await choose(field('Category').selectOption(KITCHEN))
  await unfold('Brand and kind')
  await type(field('Description'), 'With a handle.')
  await type(field('Brand'), 'Omax')
  await unfold('Sizes and colors')
  await type(field('Sizes'), SIZES.join(', '))
  await type(page.getByLabel('Colors'), COLORS.join(', '))
  await tap(page.getByLabel('Each one differs'))
  for (const [index, size] of SIZES.entries())
    await type(field(`Price, Red · ${size}`), String(PRICES[index]))
  await tap(button('Price: per size the same'))
  await type(field('Original price, Red · 5 L'), '399')
  await tap(button('Original price: same for all'))
  // The keyboard's "next" key moves down the column.
  await type(field('Stock, Red · 5 L'), '1')
  for (let units = 2; units <= 12; units += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(String(units))
  }
  await expect(page.getByLabel('What it shows, image 3')).toBeVisible()
  for (const [index, color] of COLORS.entries()) {
    await tap(button(`Pictures of ${color}`).first())
    await tap(button(`Picture ${index + 1}`))
    await tap(button('Done'))
  }
  await unfold('Legal details')
  const legal = page.getByRole('group').filter({ hasText: 'Legal details' })
  await tap(legal.getByText('Tax: once you are registered for GST'))
  await type(legal.getByLabel('HSN'), '392490')
  await choose(legal.getByLabel(/^GST rate/).selectOption('18'))
  await type(legal.getByLabel(/^MRP/), '399')
  await type(legal.getByLabel(/^Net quantity/), '1')
  await choose(legal.getByLabel(/^Unit/).selectOption('N'))
  await type(legal.getByLabel(/^Manufacturer/), 'Omax Ltd, Pune 411001')
  await type(legal.getByLabel(/^Country of origin/), 'India')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tap(button('Create Product'))
  await page.waitForURL('/admin/products')
  expect(count()).toBeLessThanOrEqual(45)

  await expect.poll(() => found(request, name)).toMatchObject({ countInStock: 78 })
  const product = await found(request, name)
  expect(product).toMatchObject({ sizes: SIZES, colors: COLORS })
  expect(
    product?.variants?.map(({ size, color, price, countInStock }) => [
      size,
      color,
      price,
      countInStock,
    ]),
  ).toEqual(
    SIZES.flatMap((size, row) =>
      COLORS.map((color, place) => [size, color, PRICES[row], row * COLORS.length + place + 1]),
    ),
  )
  expect(product?.variants?.every(({ originalPrice }) => originalPrice === 399)).toBe(true)
  expect(product?.images.map(({ color }) => color)).toEqual(COLORS)
})

test('cells copied in a spreadsheet go into the grid @desktop', async ({
  page,
  request,
  context,
}) => {
  const name = unique('Drum')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProductForm(page)
  await field('Name').fill(name)
  await field('Description').fill('For water.')
  await field('Category').selectOption(KITCHEN)
  await field('Brand').fill('Omax')
  await field('Sizes').fill('50 L, 80 L')
  await field('Each one differs').check()
  await page.evaluate(() => navigator.clipboard.writeText('₹1,299.50\t₹ 1,499\t१२\n1499\t\t4\n'))
  await field('Price, 50 L').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field('Stock, 80 L')).toHaveValue('4')
  await page.getByRole('button', { name: 'Create Product' }).click()
  await page.waitForURL('/admin/products')
  await expect
    .poll(async () => (await found(request, name))?.variants)
    .toMatchObject([
      { size: '50 L', price: 1299.5, originalPrice: 1499, countInStock: 12 },
      { size: '80 L', price: 1499, countInStock: 4 },
    ])
})
