import type { Page } from '@playwright/test'
import { openAsAdmin, openProductForm } from '../../admin.ts'
import { waitUntilStill, expect, test } from '../../fixtures.ts'

/** As long as real prices. */
const PRICE = '1,29,999.50'
const STOCK = '12345'
const SKU = 'BUCKET-20L-NAVY-BLUE'
const GTIN = '08901234567890'
const COLOR = 'Light Lavender Purple'

/** Finds fields that show only part of their value, and dropdowns with clipped options. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const cut = [...document.querySelectorAll('input')]
      .filter((input) => input.checkVisibility() && input.scrollWidth > input.clientWidth)
      .map(({ value, clientWidth }) => `${value} in ${clientWidth} px`)
    const cutOptions = [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      pen.font = font
      return [...select.options]
        .filter(({ text }) => select.checkVisibility() && pen.measureText(text).width > room)
        .map(({ text }) => `${text} in ${room} px`)
    })
    return [...cut, ...cutOptions]
  })

const expectWhole = async (page: Page) => {
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await waitUntilStill(page)
    expect.soft(await cutOff(page), `at ${width} px`).toEqual([])
  }
}

test('prices, stock and codes of variants are read whole on every screen @desktop', async ({
  page,
}) => {
  await openProductForm(page)
  await page.getByLabel('Sizes').fill('20 L')
  await page.getByLabel('Colors').fill(COLOR)
  await page.getByLabel('Each one differs').check()
  const list = page.getByRole('list', { name: 'Combinations' })
  await page.getByLabel('SKUs and bar codes (GTIN)').check()
  const cell = (column: string) => list.getByLabel(new RegExp(`^${column}, `))
  await cell('Price').fill(PRICE)
  await cell('Original price').fill(PRICE)
  await cell('Stock').fill(STOCK)
  await cell('SKU').fill(SKU)
  await cell('GTIN').fill(GTIN)
  await expectWhole(page)
})

test('a price is read whole while it is changed in the list @desktop', async ({ page }) => {
  await openAsAdmin(page, '/admin/products')
  const field = page.getByLabel(/^Price of /).first()
  await field.fill(PRICE)
  await expectWhole(page)
  await field.press('Escape')
})
