import { cartIcon, waitUntilStill, expect, openAs, plentiful, test } from '../fixtures.ts'
import { check } from '../page-checks.ts'

test('axe finds nothing in the search and in an empty cart', async ({ page, isMobile }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('steel')
  await expect(page.getByRole('option', { name: 'All results for “steel”' })).toBeVisible()
  // Moves to the next suggestion, and the previous one is no longer selected.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await check(page, 'search', ['axe'])
  if (!isMobile) return
  await page.getByRole('button', { name: 'Close search' }).click()
  const links = page.locator('aside a:visible, footer nav a, footer address a, summary:visible')
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.min(...heights), 'links above and below a page').toBeGreaterThanOrEqual(44)
  await cartIcon(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'empty cart', ['axe'])
})

test('what is pressed around a product is as tall and wide as a thumb needs @phone', async ({
  page,
  request,
}) => {
  const expectTargets = async (selector: string) => {
    const controls = page.locator(selector)
    await controls.first().waitFor()
    await waitUntilStill(page)
    const sides = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        return [width, height]
      }),
    )
    expect(Math.min(...sides), selector).toBeGreaterThanOrEqual(44)
  }
  const [product] = await plentiful(request)
  await page.goto('/collections/all?material=Steel')
  await expectTargets('ul[aria-label="Active filters"] button')
  await openAs(page, `/product/${product._id}`, { cart: { product } })
  await expectTargets('nav[aria-label="Breadcrumb"] a')
  await cartIcon(page).click()
  await expectTargets('dialog fieldset button')
})

test('sizes say their price and thumbnails what they show, and every list has a name and no empty item @desktop', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request, 'search=bottle')
  await page.goto(`/product/${product._id}`)
  const size = page.getByRole('button', { name: product.sizes[0], exact: true })
  await expect(size).toHaveAccessibleDescription(/^₹/)
  const thumbnail = page.locator('main li > button[aria-pressed]').nth(1)
  await expect(thumbnail).toHaveAccessibleDescription(new RegExp(String(product.colors[1]), 'i'))
  for (const path of [`/product/${product._id}`, '/collections/all', '/cart', '/offers']) {
    await page.goto(path)
    await expect(page.locator('main h3').first()).toBeVisible()
    const poor = await page
      .locator('main :is(ul, ol, li):not([aria-hidden])')
      .evaluateAll((all) => {
        const named =
          ':is(section, nav, article, fieldset, ul, ol):is([aria-label], [aria-labelledby])'
        return all
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              !element.closest(named) ||
              !(element.firstElementChild ?? element.textContent?.trim()),
          )
          .map((element) => element.outerHTML.slice(0, 120))
      })
    expect(poor, path).toEqual([])
  }
})
