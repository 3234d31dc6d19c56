import type { Product } from '@bartan/contract/products/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { APIRequestContext, Page } from '@playwright/test'
import { cartIcon, expect, expectToast, SOLD_FIRST, test } from '../fixtures.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'

const found = async (request: APIRequestContext, fits: (product: Product) => boolean) => {
  const response = await request.get(`/api/products?limit=100&${SOLD_FIRST}`)
  const product = ((await response.json()) as Product[]).find(fits)
  if (!product) throw new Error('the demo shop has no such product')
  return product
}

const listOf = ({ name }: Product, more = '') =>
  `/collections/all?search=${encodeURIComponent(name)}${more}`

const button = (page: Page, { name }: Product) =>
  page.getByRole('button', { name: `Add ${name} to cart` })

test('what there is nothing to choose of is added at once @phone', async ({ page, request }) => {
  const product = await found(
    request,
    ({ sizes, colors, countInStock }) => sizes.length < 2 && colors.length < 2 && countInStock > 0,
  )
  await page.goto(listOf(product), { waitUntil: 'networkidle' })
  await watchShifts(page)
  await expectToast(page, TEXTS.added, () => button(page, product).click())
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
})

test('a size and a color are chosen in a sheet', async ({ page, request }) => {
  const product = await found(
    request,
    ({ variants = [], sizes, colors }) =>
      sizes.length > 1 &&
      colors.length > 1 &&
      variants.some(({ countInStock }) => countInStock === 0) &&
      variants.some(({ countInStock }) => countInStock > 5),
  )
  const variants = product.variants ?? []
  const gone = variants.find(({ countInStock }) => countInStock === 0)
  const there = variants.findLast(({ countInStock }) => countInStock > 5)
  await page.goto(listOf(product), { waitUntil: 'networkidle' })
  await button(page, product).scrollIntoViewIfNeeded()
  await watchShifts(page)
  const before = await page.evaluate(() => scrollY)
  await button(page, product).click()
  const sheet = page.getByRole('dialog', { name: product.name })

  for (const choice of await sheet.getByRole('button').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await sheet.getByRole('button', { name: gone?.color ?? '' }).click()
  await sheet.getByRole('button', { name: gone?.size ?? '' }).click()
  await expect(sheet.getByRole('button', { name: 'Sold out', pressed: true })).toHaveCount(2)
  await expect(sheet.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled()

  // Escape closes the sheet and returns the focus to the card.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button(page, product)).toBeFocused()
  await page.keyboard.press('Enter')

  await sheet.getByRole('button', { name: there?.color ?? '' }).click()
  await sheet.getByRole('button', { name: there?.size ?? '', exact: true }).click()
  // The price above the sizes, which show prices too.
  const price = sheet.getByText(`₹${there?.price.toLocaleString('en-IN')}`).first()
  await expect(price).toBeVisible()
  await expectToast(page, TEXTS.added, () =>
    sheet.getByRole('button', { name: 'Add to cart' }).click(),
  )
  await expect(sheet).toBeHidden()
  await expect(button(page, product)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await shiftsOf(page)).toEqual([])
  await cartIcon(page).click()
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByText(`${there?.color} · ${there?.size}`),
  ).toBeVisible()
})

test('the sheet begins with the color that the card shows @phone', async ({ page, request }) => {
  const product = await found(
    request,
    ({ colors, images, countInStock }) =>
      colors.length > 2 && Boolean(images[1]?.color) && countInStock > 20,
  )
  const color = product.images[1]?.color ?? ''
  await page.goto(listOf(product), { waitUntil: 'networkidle' })
  const card = page.locator('main li').filter({ has: button(page, product) })
  await card.getByRole('radio', { name: color }).check()
  await expect(card.getByRole('img').first()).toHaveAttribute('src', product.images[1]?.url ?? '')
  await button(page, product).click()
  const sheet = page.getByRole('dialog', { name: product.name })
  await expect(sheet.getByRole('button', { name: color, pressed: true })).toBeVisible()
})

test('what costs differently is said to begin at its lowest price @desktop', async ({
  page,
  request,
}) => {
  const product = await found(request, ({ priceMax }) => priceMax !== undefined)
  const minimumFractionDigits = Number.isInteger(product.price) ? 0 : 2
  const price = `₹${product.price.toLocaleString('en-IN', { minimumFractionDigits })}`
  for (const [prefix, label] of [
    ['', `from ${price}`],
    ['/hi', `${price} से`],
  ]) {
    await page.goto(prefix + listOf(product))
    const card = page.locator('main li').filter({ has: page.locator(`a[href*="${product._id}"]`) })
    await expect(card.getByText(label ?? '')).toBeVisible()
  }
})
