import type { User } from '@bartan/contract/users/schema'
import { cartIcon, expect, openAs, plentiful, SOLD_FIRST, test } from '../fixtures.ts'
import { check, checkAt, type Check } from '../page-checks.ts'
import { placeOrder } from '../place-order.ts'

// The narrowest common phone, where labels wrap first.
test.use({ viewport: { width: 360, height: 740 } })

// The browser logs what is answered by 404.
test.use({ mayFail: [/\/nothing$|\/products?\/none\b/] })

const LANGUAGES: [string, Check[]][] = [
  ['', ['axe', 'fingers', 'readers']],
  ['/hi', ['fingers', 'readers']],
]

const pathIn = (language: string) => (path: string) => `${language}${path}` || '/'

for (const [language, checks] of LANGUAGES)
  test.describe(`everybody can use the shop’s pages on a narrow phone ${language}`, () => {
    test('where goods are shown', async ({ page, request }) => {
      const [product] = await plentiful(request)
      // A collection comes first: Chrome would reuse a larger image cached from home, and warn about the unused
      // preload.
      const paths = [
        `/collections/all?${SOLD_FIRST}`,
        '',
        '/collections/all?search=zzzzzz',
        `/product/${product._id}`,
        '/product/none',
        '/offers',
        '/wishlist',
        '/cart',
        '/nothing',
      ]
      await checkAt(page, paths.map(pathIn(language)), checks)
    })

    test('where one reads or writes', async ({ page }) => {
      const paths = [
        '/login',
        '/register',
        '/shipping',
        '/returns',
        '/privacy',
        '/terms',
        '/contact',
        '/grievances',
        '/track',
      ]
      await checkAt(page, paths.map(pathIn(language)), checks)
    })

    test('and sees in the row of help which of its pages is open', async ({ page }) => {
      for (const path of ['/privacy', '/terms', '/shipping']) {
        await page.goto(language + path)
        await expect(page.locator('nav [aria-current=page]').first()).toBeInViewport({ ratio: 1 })
      }
    })

    test('with a cart, and with an order', async ({ page, request, newAccount }) => {
      const { session } = await newAccount()
      const [product] = await plentiful(request)
      const email = 'asha.lakshmi.rao1988@example.com'
      const changed = await request.put('/api/users/profile', {
        headers: { authorization: `Bearer ${session.token}` },
        data: { email },
      })
      const as = { ...session, user: (await changed.json()) as User }
      await openAs(page, `${language}/product/${product._id}`, {
        as,
        cart: { product, quantity: 10 },
      })
      await checkAt(page, [`${language}/checkout`], checks)
      const told = page.getByRole('textbox', { name: /^(Contact email|संपर्क ईमेल)$/ })
      await expect(told).toHaveValue(email)
      expect(await told.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
      const phone = page.getByRole('textbox', { name: /^(Contact phone|संपर्क फ़ोन)$/ })
      expect((await phone.boundingBox())?.x).toBe((await told.boundingBox())?.x)
      await checkAt(page, [`${language}/my-orders`], checks)
      const order = await placeOrder(request, session)
      const paths = ['/my-orders', `/order/${order._id}`, '/profile']
      await checkAt(page, paths.map(pathIn(language)), checks)
    })

    test('in what opens above the page', async ({ page, request }) => {
      const [product] = await plentiful(request)
      const path = `${language}/collections/all?${SOLD_FIRST}`
      await openAs(page, path, { cart: { product, quantity: 10 } })
      const dialog = page.getByRole('dialog')
      await page.getByRole('banner').getByRole('button').first().click()
      await dialog.waitFor()
      await check(page, 'menu', checks)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: /^(Filter|फ़िल्टर)/ }).click()
      await dialog.waitFor()
      await check(page, 'filters', checks)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await cartIcon(page)
        .or(page.getByRole('banner').getByRole('button', { name: /^कार्ट/ }))
        .click()
      await dialog.getByText('₹').first().waitFor()
      await check(page, 'cart', checks)
    })
  })
