import { LANGUAGE_CODES, LANGUAGES } from '@bartan/contract/shop/languages'
import type { Locator, Page } from '@playwright/test'
import { cutOptions } from '../../cut-options.ts'
import { expect, openAs, plentiful, test } from '../../fixtures.ts'
import { placeOrder } from '../../place-order.ts'

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

test('the announcement has one line, on a phone two, and no way of sorting is cut, in each language @phone', async ({
  page,
}) => {
  const announcement = page.locator('aside p').first()
  for (const language of LANGUAGE_CODES) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${LANGUAGES[language].prefix}/collections/all?material=Steel`)
    expect.soft(await linesOf(announcement), `390 px, ${language}`).toBeLessThanOrEqual(2)
    await page.setViewportSize({ width: 768, height: 1024 })
    expect.soft(await linesOf(announcement), `768 px, ${language}`).toBe(1)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await cutOptions(page), language).toEqual([])
  }
})

test('the till’s contact phone stands beside its name, and no bar is wider than the narrowest phone @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await placeOrder(request, session)
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const language of LANGUAGE_CODES) {
    await page.setViewportSize({ width: 390, height: 844 })
    const path = `${LANGUAGES[language].prefix}/checkout`
    await openAs(page, path, { as: session, cart: { product } })
    const phone = page.locator('main input[type=tel][readonly]')
    await expect(phone).toHaveValue(session.user.phone)
    const label = page.locator(`label[for="${await phone.getAttribute('id')}"]`)
    const [value, name] = [await phone.boundingBox(), await label.boundingBox()]
    const middle = (box: typeof value) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(Math.abs(middle(value) - middle(name)), language).toBeLessThan(4)
    const email = await page.locator('main input[type=email][readonly]').boundingBox()
    expect(email?.x, language).toBe(value?.x)

    await page.setViewportSize({ width: 360, height: 780 })
    await page.locator('[form=delivery-form]').click()
    await page.locator('main h2:focus').waitFor()
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
