import { LANGUAGE_CODES, LANGUAGES } from '@bartan/contract/shop/languages'
import { cutOptions } from '../cut-options.ts'
import { expect, openAs, plentiful, test } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'
import type { Locator, Page } from '@playwright/test'

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

for (const language of LANGUAGE_CODES) {
  const { prefix } = LANGUAGES[language]

  test(`the announcement has one line (${language}) @phone`, async ({ page }) => {
    await page.goto(`${prefix}/track`)
    const announcement = page.locator('aside p').first()
    expect(await linesOf(announcement)).toBe(1)
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await linesOf(announcement)).toBe(1)
  })

  test(`no way of sorting is cut on the narrowest phone (${language}) @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${prefix}/collections/all?material=Steel`)
    await page.evaluate(() => document.fonts.ready)
    expect(await cutOptions(page)).toEqual([])
  })
}

test('the till’s contact phone stands beside its name, and below the email @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await openAs(page, '/checkout', { as: session, cart: { product } })
  for (const language of LANGUAGE_CODES) {
    await page.goto(`${LANGUAGES[language].prefix}/checkout`)
    const phone = page.locator('main input[type=tel][readonly]')
    await expect(phone).toHaveValue(session.user.phone)
    const label = page.locator(`label[for="${await phone.getAttribute('id')}"]`)
    const [value, name] = [await phone.boundingBox(), await label.boundingBox()]
    const middle = (box: typeof value) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(Math.abs(middle(value) - middle(name)), language).toBeLessThan(4)
    const email = await page.locator('main input[type=email][readonly]').boundingBox()
    expect(email?.x, language).toBe(value?.x)
  }
})

test('no bar of the till is wider than the narrowest phone @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await placeOrder(request, session)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of LANGUAGE_CODES) {
    const path = `${LANGUAGES[language].prefix}/checkout`
    await openAs(page, path, { as: session, cart: { product } })
    await page.locator('[form=delivery-form]').click()
    await page.locator('main h2:focus').waitFor()
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await beyond(), language).toBe(0)
    await page.goBack()
    await page.locator('[form=delivery-form]').waitFor()
    expect(await beyond(), language).toBe(0)
  }
})

test('a card’s name, rating and price keep apart @phone', async ({ page }) => {
  await page.goto('/')
  const gaps = await page.locator('h3[data-name]').evaluateAll((names) =>
    names.flatMap((name) => {
      const facts = name.nextElementSibling
      if (!facts?.firstElementChild || !facts.nextElementSibling) return []
      const [above, rating, below] = [name, facts, facts.nextElementSibling].map((part) =>
        part.getBoundingClientRect(),
      )
      return above && rating && below ? [rating.top - above.bottom, below.top - rating.bottom] : []
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
})

/** Heights of the gaps between the parts of a product's page, without the bar that holds its button. */
const holesOf = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => {
      const bars = [...article.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).position === 'sticky' && element.querySelector('button'),
      )
      const boxes = [...article.querySelectorAll('*')]
        .filter(
          (element) =>
            (element.childElementCount === 0 || element.matches('svg, button, a')) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            bars.every((bar) => !bar.contains(element)),
        )
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .toSorted((one, other) => one.top - other.top)
      let end = boxes[0]?.top ?? 0
      return boxes.map(({ top, bottom }) => {
        const hole = Math.round(top - end)
        end = Math.max(end, bottom)
        return hole
      })
    })

test('the buy button leaves no hole where it was before it stuck @phone', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  await page.goto(`/product/${product._id}`, { waitUntil: 'networkidle' })
  expect(Math.max(...(await holesOf(page)))).toBeLessThan(48)
})
