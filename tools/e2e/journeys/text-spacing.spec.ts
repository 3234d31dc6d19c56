import {
  cartIcon,
  waitUntilStill,
  expect,
  openAs,
  plentiful,
  SOLD_FIRST,
  test,
} from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'
import type { Page } from '@playwright/test'

/** The narrowest phones in use, and a common cheap one. */
const WIDTHS = [320, 360] as const

/** Text spacing of WCAG 1.4.12, with letters a third larger than usual. */
const AS_SET_BY_READERS = `
  html { font-size: 130% !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * Finds elements that extend beyond the screen, and those that scroll sideways because of it. Swipeable strips may
 * contain wider content.
 */
const tooWide = (page: Page, screen: number) =>
  page.evaluate((width) => {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || (box.right <= width + 1 && box.left >= -1)) return false
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (frame !== document.body && getComputedStyle(frame).overflowX !== 'visible') return false
      return true
    })
    const scrolling = [document.documentElement, ...document.querySelectorAll('dialog, dialog *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((box) => box.matches('html') || getComputedStyle(box).overflowY === 'auto')
    return [...wide, ...scrolling]
      .slice(0, 6)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
  }, screen)

const check = async (page: Page, what: string) => {
  await page.addStyleTag({ content: AS_SET_BY_READERS })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await waitUntilStill(page)
    expect.soft(await tooWide(page, width), `${what} at ${width} px`).toEqual([])
  }
}

const checkAt = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('load')
  await check(page, path)
}

for (const language of ['', '/hi']) {
  const tags = { tag: '@phone' }
  test.describe(`large and wide text fits a narrow phone ${language}`, () => {
    test.use({ mayFail: [/\/nothing$/] })

    test('where goods are shown', tags, async ({ page, request }) => {
      const [product] = await plentiful(request)
      for (const path of [
        '',
        `/collections/all?${SOLD_FIRST}`,
        '/collections/all?search=zzzzzz',
        `/product/${product._id}`,
        '/wishlist',
        '/nothing',
      ])
        await checkAt(page, `${language}${path}` || '/')
    })

    test('where one reads or writes', tags, async ({ page }) => {
      for (const path of [
        '/login',
        '/register',
        '/shipping',
        '/returns',
        '/privacy',
        '/terms',
        '/contact',
      ])
        await checkAt(page, `${language}${path}`)
    })

    test('with a cart, and with an order', tags, async ({ page, request, newAccount }) => {
      const { session } = await newAccount()
      const order = await placeOrder(request, session)
      const [product] = await plentiful(request)
      const email = 'asha.lakshmi.rao1988@example.com'
      const as = { ...session, user: { ...session.user, email } }
      await openAs(page, `${language}/wishlist`, { as, cart: { product, quantity: 10 } })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${language}/checkout`)
      const told = page.getByRole('textbox', { name: /^(Contact email|संपर्क ईमेल)$/ })
      await expect(told).toHaveValue(email)
      expect(await told.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
      for (const path of ['/checkout', '/my-orders', `/order/${order._id}`, '/profile'])
        await checkAt(page, `${language}${path}`)
    })

    test('in what opens above the page', tags, async ({ page, request }) => {
      const [product] = await plentiful(request)
      await openAs(page, `${language}/collections/all`, { cart: { product, quantity: 10 } })
      await page.getByRole('banner').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
      await check(page, 'menu')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('button', { name: /^(Filter|फ़िल्टर)/ }).click()
      await page.getByRole('dialog').waitFor()
      await check(page, 'filters')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await cartIcon(page)
        .or(page.getByRole('banner').getByRole('button', { name: /^कार्ट/ }))
        .click()
      await page.getByRole('dialog').getByText('₹').first().waitFor()
      await check(page, 'cart')
    })
  })
}
