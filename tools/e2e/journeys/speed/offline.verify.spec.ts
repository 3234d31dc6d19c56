import type { Page } from '@playwright/test'
import { cartIcon, expect, openAs, plentiful, SOLD_FIRST, test } from '../../fixtures.ts'
import { shiftsOf, watchShifts } from '../../layout-shifts.ts'

/** The browser logs each call that fails offline. */
test.use({ mayFail: [/./], serviceWorkers: 'allow' })

/** Changes the name and accent color in the page that was stored last. */
const renameStored = (page: Page, name: string, accent: string) =>
  page.evaluate(
    async ([newName = '', color = '']) => {
      const stored = (await caches.keys()).find((one) => one.startsWith('pages-')) ?? ''
      const cache = await caches.open(stored)
      const last = (await cache.keys()).at(-1) ?? ''
      const html = (await (await cache.match(last, { ignoreVary: true }))?.text()) ?? ''
      const site = `<meta property="og:site_name" content="${newName}">`
      const style = `<style data-accent="${color}">:root{--colors-saffron:${color}}</style>`
      const body = html.replace(/<meta property="og:site_name"[^>]*>/, site + style)
      await cache.put(last, new Response(body, { headers: { 'Content-Type': 'text/html' } }))
    },
    [name, accent],
  )

test('without a connection a seen product opens, and the cart says that it will update', async ({
  page,
  context,
  request,
}) => {
  const [seen] = await plentiful(request)
  const [listed] = await plentiful(request, 'category=Bathroom&limit=8')
  const [unseen] = await plentiful(request, 'category=Kids&limit=8')
  await openAs(page, '/contact', { cart: { product: seen } })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(`/collections/all?category=Bathroom&${SOLD_FIRST}`)
  await page.goto(`/product/${seen._id}`)
  const name = page.getByRole('heading', { level: 1, name: seen.name })
  await expect(name).toBeVisible()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')

  await context.setOffline(true)
  await page.reload()
  await expect(name).toBeVisible()
  await expect(page.getByText(/You are offline\. What you see may be old/)).toBeVisible()
  await expect(
    page.getByText(/What you have seen still opens, and your cart is sent/),
  ).toBeVisible()
  // What needs the shop leaves no room on a page that was opened from what is stored.
  const pin = page.getByRole('listitem', { includeHidden: true }).filter({
    has: page.getByLabel('PIN code'),
  })
  await expect(pin).toBeAttached()
  await expect(pin).toBeHidden()
  await cartIcon(page).click()
  await expect(page.getByText(/your cart as it was last seen; it will update/)).toBeVisible()
  // One notice at a time.
  await expect(page.getByText(/^You are offline\. What you see/)).toBeHidden()

  await page.goto(`/product/${listed._id}`)
  await expect(page.getByRole('heading', { level: 1, name: listed.name })).toBeVisible()
  // The list's picture stands in for the larger one.
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await renameStored(page, 'Ghar', '#7fd1c7')
  await page.goto(`/product/${unseen._id}`)
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await expect(page.getByText('Ghar', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('No connection · Ghar')
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(again).toHaveCSS('background-color', 'rgb(127, 209, 199)')
  await expect(page.getByRole('link', { name: seen.name })).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+91 / })).toHaveAttribute('href', /^tel:/)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: seen.name })).toBeVisible()
  await expect(page.getByText(/^You are offline\. What you see/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  // What the last page said of the shop is kept.
  await expect(page.getByRole('link', { name: 'Call Us' }).first()).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByText('Ordering needs the internet. Your cart is kept.')).toBeVisible()
  await page.goto(`/product/${unseen._id}`)

  // The page requests the wanted document by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: unseen.name })).toBeVisible()
})

test('what is put into the cart without a connection is stored and sent once', async ({
  page,
  context,
  request,
}) => {
  const [product] = await plentiful(request)
  await openAs(page, `/product/${product._id}`, {})
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.reload()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')
  const offline = page.getByText(/^You are offline\./)

  await watchShifts(page)
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  await page.reload()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  await expect(page.getByText(/Failed to/)).toHaveCount(0)

  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  const guestId = await page.evaluate(() => localStorage.getItem('guestId'))
  const units = async () => {
    const cart = await request.get(`/api/cart?guestId=${guestId}`)
    return ((await cart.json()) as { products: { quantity: number }[] }).products.map(
      ({ quantity }) => quantity,
    )
  }
  await expect.poll(units).toEqual([1])
  await page.reload()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  expect(await units()).toEqual([1])
})
