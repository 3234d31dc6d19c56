import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { APIRequestContext, Page } from '@playwright/test'
import { cartIcon, expect, expectToast, SOLD_FIRST, test } from '../fixtures.ts'

/** Creates a product in several colors, each with an image and plenty of stock. */
const colorful = async (request: APIRequestContext): Promise<Product & { second: string }> => {
  const response = await request.get(
    `/api/products?category=${encodeURIComponent(CATEGORIES[0])}&limit=100&${SOLD_FIRST}`,
  )
  const products = (await response.json()) as Product[]
  const product = products.find(
    ({ images, sizes, countInStock }) =>
      images[0]?.color && images[1]?.color && sizes[0] && countInStock > 20,
  )
  const second = product?.images[1]?.color
  if (!product || !second) throw new Error('no product has an image for each color')
  return { ...product, second }
}

const addToCart = (page: Page) =>
  expectToast(page, TEXTS.added, () => page.getByRole('button', { name: 'Add to cart' }).click())

const inTheCart = async (page: Page) => {
  await cartIcon(page).click()
  const line = page.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem')
  return { line, image: await line.getByRole('presentation').first().getAttribute('src') }
}

test('the color that was swiped to is the color that is bought @phone', async ({
  page,
  request,
}) => {
  const { _id, second, sizes, images } = await colorful(request)
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('list', { name: 'Pictures' })
    .first()
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: second, pressed: true })).toBeVisible()
  await expect(page.getByText(`${second} · ${sizes[0]}`, { exact: true })).toBeVisible()
  await addToCart(page)
  const { line, image } = await inTheCart(page)
  await expect(line.getByText(`${second} · ${sizes[0]}`)).toBeVisible()
  expect(image).toBe(images[1]?.url)
})

test('a color that was swiped to before the page’s code was there stays chosen @phone', async ({
  page,
  request,
}) => {
  const { _id, second } = await colorful(request)
  const { promise: swiped, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await swiped
    await route.continue()
  })
  await page.goto(`/product/${_id}`, { waitUntil: 'commit' })
  const strip = page.getByRole('list', { name: 'Pictures' }).first()
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  letCodeCome()
  await expect(page.getByRole('button', { name: second, pressed: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBeCloseTo(1, 1)
})

test('a list of one color shows it, and leads to it @desktop', async ({ page, request }) => {
  const { _id, name, second, images } = await colorful(request)
  await page.goto(`/collections/all?color=${second}&search=${name}`)
  const card = page.locator('main li').filter({ hasText: name }).first()
  await expect(card.getByRole('img').first()).toHaveAttribute('src', images[1]?.url ?? '')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === `/product/${_id}` && searchParams.get('color') === second,
  )
  await expect(page.getByRole('button', { name: second, pressed: true })).toBeVisible()
  const shown = page.locator('li[aria-hidden=false] img')
  await expect(shown).toHaveAttribute('src', images[1]?.url ?? '')
  await addToCart(page)
  await expect((await inTheCart(page)).line.getByText(second)).toBeVisible()
})

test.describe('without any code @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a color has it chosen', async ({ page, request }) => {
    const { _id, second, images } = await colorful(request)
    await page.goto(`/product/${_id}?color=${second}`)
    await expect(page.locator('noscript p').first()).toHaveText(`Color: ${second}`)
    const first = page.getByRole('list', { name: 'Pictures' }).getByRole('img').first()
    await expect(first).toHaveAttribute('src', images[1]?.url ?? '')
  })
})

test('a color chosen after the cart was closed is no step that Back has to undo', async ({
  page,
  request,
}) => {
  const { _id, second } = await colorful(request)
  await page.goto('/contact')
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' })
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: second }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === second)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})
