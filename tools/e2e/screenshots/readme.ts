import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logIn, plentiful, test } from '../fixtures.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots')
const ADMIN = { phone: '9999999999', password: 'Admin@1234' }

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 860 }

/**
 * Images load lazily and decode late, so an early screenshot shows empty tiles. Images of a strip outside the screen
 * never load.
 */
const imagesAreShown = (page: Page) =>
  page.waitForFunction(() => {
    for (const image of document.images) {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      if (isInSight && !image.complete) return false
    }
    return true
  })

const take = async (page: Page, name: string, path: string, size = DESKTOP) => {
  await page.setViewportSize(size)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await imagesAreShown(page)
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 })
}

test('the shop', async ({ page, request }) => {
  const [product] = await plentiful(request, 'search=tiffin')
  await take(page, 'home', '/')
  await take(page, 'collection', '/collections/all?category=Kitchen&material=Steel')
  await take(page, 'product', `/product/${product._id}`)
  await take(page, 'home-phone', '/', PHONE)
  await take(page, 'home-hindi-phone', '/hi', PHONE)
  // The stored language would redirect to Hindi.
  await page.evaluate(() => localStorage.clear())
  await take(page, 'collection-phone', '/collections/all', PHONE)
  await take(page, 'product-phone', `/product/${product._id}`, PHONE)
})

test('the admin area', async ({ page }) => {
  // Resizes before anything animates: resizing aborts a running view transition, which logs an error.
  await page.setViewportSize(DESKTOP)
  await page.goto('/login')
  await logIn(page, ADMIN)
  await page.waitForURL('/')
  await take(page, 'admin', '/admin')
})

const MESSAGE = `namaste bhaiya
2 balti lal 12 litre
1 tawa 10 inch
2 steel lota 1 litre
Kavita Joshi, 4 Ghat Road, Varanasi 221001
98765 43210`

test('an order by message, and a list on paper', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/login')
  await logIn(page, ADMIN)
  await page.waitForURL('/')
  await page.goto('/admin/orders/new')
  await page.getByLabel('Message of the customer').fill(MESSAGE)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  const message = page.getByRole('region', { name: 'Message that was read' })
  await message.scrollIntoViewIfNeeded()
  await message.evaluate((element) =>
    scrollTo(0, scrollY + element.getBoundingClientRect().top - 80),
  )
  const picture = join(FOLDER, 'message-phone.jpg')
  await page.screenshot({ path: picture, type: 'jpeg', quality: 82 })

  await page.setViewportSize(DESKTOP)
  await page.goto('/admin/products')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of (await boxes.all()).slice(0, 12)) await box.check()
  await page.getByRole('button', { name: 'List on paper' }).click()
  await page.getByLabel('Size').selectOption('a5')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as pictures' }).click(),
  ])
  await sheet.saveAs(join(FOLDER, 'list-on-paper.jpg'))
})
