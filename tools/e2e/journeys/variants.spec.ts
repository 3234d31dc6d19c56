import type { Product, Variant } from '@bartan/contract/products/schema'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, SOLD_FIRST, test } from '../fixtures.ts'

type Named = Required<Pick<Variant, 'size' | 'color' | 'price'>>

const isNamed = (variant: Variant): variant is Variant & Named =>
  Boolean(variant.size && variant.color)

/** Creates a product with one sold-out variant, differing prices, and a picture per color. */
const varied = async (request: APIRequestContext) => {
  const response = await request.get(`/api/products?limit=100&${SOLD_FIRST}`)
  const products = (await response.json()) as Product[]
  for (const product of products) {
    const variants = (product.variants ?? []).filter(isNamed)
    const gone = variants.find(({ countInStock }) => countInStock === 0)
    const other = variants.findLast(
      ({ price, color, countInStock }) =>
        countInStock > 5 && price !== product.price && color !== product.images[0]?.color,
    )
    const image = product.images.find(({ color }) => color === other?.color)
    if (gone && other && image) return { product, gone, other, image }
  }
  throw new Error('no product has a sold-out variant and prices that differ')
}

const addressOf = ({ _id }: Product, { color, size }: Named) =>
  `/product/${_id}?${new URLSearchParams({ color, size }).toString()}`

const pressed = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, pressed: true })

const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`

test.describe('without any code @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a variant shows it, its picture and its price', async ({
    page,
    request,
  }) => {
    const { product, other, image } = await varied(request)
    await page.goto(addressOf(product, other))
    await expect(page.locator('noscript p').first()).toHaveText(`Color: ${other.color}`)
    await expect(page.locator('noscript p').nth(1)).toHaveText(`Size: ${other.size}`)
    await expect(page.getByText(rupees(other.price), { exact: true }).first()).toBeVisible()
    const first = page.getByRole('list', { name: 'Pictures' }).getByRole('img').first()
    await expect(first).toHaveAttribute('src', image.url)
  })

  test('each color and size is a link to it, with the price of each size', async ({
    page,
    request,
  }) => {
    const { product, other } = await varied(request)
    await page.goto(`/product/${product._id}`)
    await page.getByRole('link', { name: other.color, exact: true }).click()
    await expect(page.locator('noscript p').first()).toHaveText(`Color: ${other.color}`)
    const price = rupees(other.price)
    await page.getByRole('link', { name: `${other.size} ${price}`, exact: true }).click()
    await expect(page.locator('noscript p').nth(1)).toHaveText(`Size: ${other.size}`)
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible()
  })
})

test.describe('without any code on a phone', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the head has the kinds of goods and nothing that needs code, and the button the shop’s number', async ({
    page,
    request,
  }) => {
    const { product } = await varied(request)
    await page.goto(`/product/${product._id}`)
    const header = page.locator('#root > header')
    await expect(header.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden()
    await expect(header.locator('#cart-place')).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: /^Call Us \+91/ })).toBeVisible()
    await page.goto('/track')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track order')
  })
})

test('what is chosen is in the address, and Back leaves the page @phone', async ({
  page,
  request,
}) => {
  const { product, other } = await varied(request)
  await page.goto('/collections/all')
  await page.goto(`/product/${product._id}`)
  await page.locator('main').getByRole('button', { name: other.color, exact: true }).click()
  await page.locator('main').getByRole('button', { name: other.size, exact: true }).click()
  await expect(page).toHaveURL(addressOf(product, other))
  await page.reload()
  await expect(pressed(page, other.color)).toBeVisible()
  await expect(pressed(page, other.size)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/collections/all')
})

for (const [prefix, word, notify, screen] of [
  ['', 'Sold out', 'Notify me', '@desktop'],
  ['/hi', 'स्टॉक ख़त्म', 'सूचना पाएँ', '@phone'],
] as const)
  test(`what is sold out says so, and offers to tell when it is back: ${word} ${screen}`, async ({
    page,
    request,
  }) => {
    const { product, gone, other } = await varied(request)
    await page.goto(prefix + addressOf(product, { ...gone, size: other.size }))
    await page.goto(prefix + addressOf(product, gone))
    const choice = page.locator('main').getByRole('button', { name: word, pressed: true })
    await expect(choice).toHaveCount(2)
    for (const button of await choice.all())
      await expect(button).toHaveCSS('text-decoration-line', 'line-through')
    await expect(page.getByRole('textbox', { name: /WhatsApp/ })).toBeVisible()
    // On a phone a bar leads to the form, which is in sight elsewhere.
    await expect(page.getByRole('button', { name: notify })).toBeVisible({
      visible: screen === '@phone',
    })
  })
