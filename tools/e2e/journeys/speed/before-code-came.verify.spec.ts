import type { Page } from '@playwright/test'
import { cartIcon, expect, expectEnd, openAs, plentiful, test } from '../../fixtures.ts'

/** Holds back the page's code, except the early script that stores presses, until the returned function is called. */
const holdBack = async (page: Page, files = /\/assets\/(?!early-).*\.js$/) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('before the page’s code has come', () => {
  test('what is pressed is done as soon as it is there @phone', async ({ page, request }) => {
    const [product] = await plentiful(request)
    const release = await holdBack(page)
    await page.goto(`/product/${product._id}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'takeEarlyEvents' in window)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('what is ticked and chosen is done as soon as it is there @desktop', async ({ page }) => {
    const release = await holdBack(page)
    await page.goto('/collections/all', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'takeEarlyEvents' in window)
    const inStock = page.getByLabel('In stock', { exact: true })
    await inStock.check()
    await page.getByLabel('Sort by').selectOption('priceAsc')
    release()
    await expect(page).toHaveURL('/collections/all?inStock=true&sortBy=priceAsc')
    await expect(inStock).toBeChecked()
    await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')
  })

  test('a slider that is set without a press is set when it is there @desktop', async ({
    page,
  }) => {
    const release = await holdBack(page)
    await page.goto('/collections/all', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'takeEarlyEvents' in window)
    const slider = page.getByRole('slider', { name: 'Highest price' })
    await slider.fill('300')
    release()
    await expect(page).toHaveURL('/collections/all?maxPrice=300')
    await expectEnd(page, 'Highest price', 300)
  })

  test('what is set before even that is there is set, too @desktop', async ({ page }) => {
    const release = await holdBack(page, /\/assets\/.*\.js$/)
    await page.goto('/collections/all', { waitUntil: 'commit' })
    await page.getByRole('slider', { name: 'Highest price' }).fill('300')
    await page.getByLabel('Sort by').selectOption('priceAsc')
    release()
    await expect(page).toHaveURL(/[?&]maxPrice=300/)
    await expect(page).toHaveURL(/[?&]sortBy=priceAsc/)
  })

  test('a discount on the first order is not offered to who may have ordered @desktop', async ({
    page,
    newAccount,
  }) => {
    const { session } = await newAccount()
    const release = await holdBack(page)
    await openAs(page, '/shipping', { as: session })
    const offer = page.getByText('10% off your first order')
    await expect(offer).toHaveCount(1)
    await expect(offer).toBeHidden()
    release()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(offer).toBeVisible()
  })

  test('what is set without a press while the page’s parts wake up is set @desktop', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let take: (() => unknown) | undefined
      Object.defineProperty(window, 'takeEarlyEvents', {
        get: () => take,
        set: (real: () => unknown) => {
          take = () => {
            queueMicrotask(() => {
              const slider = document.querySelector<HTMLInputElement>('input[name=maxPrice]')
              // Sets the value natively, as automation does, bypassing React's own property on each field.
              Reflect.set(HTMLInputElement.prototype, 'value', '300', slider)
              for (const type of ['input', 'change'])
                slider?.dispatchEvent(new Event(type, { bubbles: true }))
              document.querySelector<HTMLInputElement>('input[name=inStock]')?.click()
            })
            return real()
          }
        },
      })
    })
    await page.goto('/collections/all')
    await expect(page).toHaveURL(/[?&]maxPrice=300/)
    await expect(page).toHaveURL(/[?&]inStock=true/)
    await expectEnd(page, 'Highest price', 300)
  })
})

test.describe('bad luck at the start @desktop', () => {
  test.use({ mayFail: [/\/assets\//] })

  test('a full storage does not keep the page asleep', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('It is full', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    await cartIcon(page).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  })

  test('where code did not come, a press asks for the page anew', async ({ page }) => {
    await page.route('**/assets/vendor-*.js', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await page.goto('/')
    await refused
    await page.unroute('**/assets/vendor-*.js')
    await expect(async () => {
      await cartIcon(page).click()
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
