import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { APIRequestContext } from '@playwright/test'
import { answer, openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, expectToast, test } from '../../fixtures.ts'

const [KITCHEN] = CATEGORIES

/** Downloads a real image that the shop serves. */
const anImage = async (request: APIRequestContext) => {
  const bestSeller = await request.get('/api/products/best-seller')
  const { images } = (await bestSeller.json()) as { images: { url: string }[] }
  const image = await request.get(images[0]?.url ?? '')
  return { name: 'pan.webp', mimeType: 'image/webp', buffer: await image.body() }
}

test('an admin creates a product with an image and a Tamil name, edits it in two ways and deletes it @phone @smoke', async ({
  page,
  request,
}) => {
  const name = unique('Tawa')
  await openAsAdmin(page, '/admin/products')
  await page.getByRole('link', { name: 'Create Product' }).click()
  await page.getByRole('button', { name: 'Create Product' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Heavy, flat and even.')
  await page.getByRole('button', { name: 'தமிழ்' }).click()
  await page.getByLabel('Name in தமிழ்').fill(`கல் ${name}`)
  await page.getByLabel('Price', { exact: true }).fill('349.50')
  await page.getByLabel('Stock').fill('12')
  await page.getByLabel('Category').selectOption(KITCHEN)
  await page.getByLabel('Brand').fill('Omax')
  await page.getByLabel('Sizes').fill('Small, Large')
  await page.getByLabel('Colors').fill('Black')
  await page.locator('input[type=file]').setInputFiles(await anImage(request))
  await page.getByLabel('What it shows, image 1').fill(`${name} from above`)
  await page.getByRole('button', { name: 'Create Product' }).click()
  await page.waitForURL('/admin/products')

  await page.getByLabel('Search products').fill(name)
  await expect(rowOf(page, name)).toHaveCount(1)
  const stock = page.getByLabel(`Stock of ${name}`)
  await stock.fill('7')
  await expectToast(page, `${name} is saved`, () => stock.press('Enter'))

  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  // The list, with a stock field in each row, stays until the form has loaded.
  await expect(page.getByRole('button', { name: 'Update Product' })).toBeVisible()
  await expect(page.getByLabel('Stock')).toHaveValue('7')
  await page.getByLabel('Price', { exact: true }).fill('299')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Collection is required')).toBeVisible()
  await page.getByLabel('Collection').fill('Everyday')
  await page.getByLabel('Material').fill('Iron')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await page.waitForURL('/admin/products')

  await page.goto(`/collections/all?search=${name}`)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('₹299').first()).toBeVisible()
  await expect(page.getByRole('img', { name: `${name} from above` }).first()).toBeVisible()
  await page.goto(`/ta/collections/all?search=கல் ${name}`)
  await page
    .getByRole('link', { name: `கல் ${name}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: `கல் ${name}`, level: 1 })).toBeVisible()

  await page.goto(`/admin/products?search=${name}`)
  const remove = async () => {
    await page.getByRole('button', { name: `More of ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await remove()
  await answer(page, TEXTS.confirmDeleteProduct, 'Cancel')
  await remove()
  await answer(page, TEXTS.confirmDeleteProduct, 'Delete')
  await expect(rowOf(page, name)).toHaveCount(0)
})

test.describe('an image', () => {
  // The browser logs the refused request, and the page logs the failed upload (spec §8). Playwright's trace logs its
  // own failed read of the preview, which has no address.
  test.use({ mayFail: [/\/api\/upload$|\/assets\/|^$/] })

  test('that is none is refused at its place, and one is deleted after a question @phone', async ({
    page,
    request,
  }) => {
    await openAsAdmin(page, '/admin/create-product')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({
      name: 'virus.png',
      mimeType: 'image/png',
      buffer: Buffer.from('MZ this is a program'),
    })
    await expect(page.getByRole('listitem').filter({ hasText: 'virus.png' })).toContainText(
      /JPEG|picture|image/i,
    )
    await page.getByRole('button', { name: 'Dismiss virus.png' }).click()

    await file.setInputFiles(await anImage(request))
    const image = page.locator('main li img[src^="/images/"]')
    const url = await image.getAttribute('src')
    expect((await request.get(url ?? '')).status()).toBe(200)
    await page.getByRole('button', { name: 'Delete image 1' }).click()
    await answer(page, TEXTS.confirmDeleteImage, 'Delete')
    await expect(image).toHaveCount(0)
    expect((await request.get(`${url}?gone`)).status()).toBe(404)
  })
})

test('unsaved changes are not left by a link or by Back without a question @desktop', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/products')
  await page.getByRole('link', { name: 'Create Product' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Half a product')
  await page.getByRole('link', { name: 'Products' }).last().click()
  await answer(page, 'Leave without saving?', 'Cancel')
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  await answer(page, 'Leave without saving?', 'Cancel')
  await expect(page).toHaveURL('/admin/create-product')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a product')
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  await answer(page, 'Leave without saving?', 'Leave')
  await expect(page).toHaveURL('/admin/products')
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
})

// On a phone the row contains only the field.
test('the stock and the button that changes it are side by side @desktop', async ({ page }) => {
  await openAsAdmin(page, '/admin/products')
  // A product without variants, which have their fields in a sheet.
  const row = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('textbox', { name: /^Stock of / }) })
    .first()
  const gap = async () => {
    const field = await row.getByRole('textbox', { name: /^Stock of / }).boundingBox()
    const button = await row.getByRole('button', { name: /^Add or take off units/ }).boundingBox()
    return button && field ? button.x - field.x - field.width : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThan(0)
  expect(await gap()).toBeLessThan(16)
})
