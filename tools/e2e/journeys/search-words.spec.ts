import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })

const openSearch = async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
}

test('the search field holds the words of the results that are shown @smoke', async ({
  page,
  isMobile,
}) => {
  await page.goto('/collections/all?search=steel+thali')
  await openSearch(page)
  await expect(field(page)).toHaveValue('steel thali')
  // Opening the page hides none of its results, and typing new words needs no deleting.
  await expect(page.getByRole('search').getByRole('option')).toHaveCount(0)
  await page.keyboard.type('bucket')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections/all?search=bucket')
  await openSearch(page)
  await expect(field(page)).toHaveValue('bucket')

  if (isMobile) {
    // There the field covers the header, and Back closes it first.
    await page.goBack()
    await expect(field(page)).toBeHidden()
    await expect(page).toHaveURL('/collections/all?search=bucket')
  }
  await page.goBack()
  await expect(page).toHaveURL('/collections/all?search=steel+thali')
  if (isMobile) await openSearch(page)
  await expect(field(page)).toHaveValue('steel thali')
  await page.reload()
  await openSearch(page)
  await expect(field(page)).toHaveValue('steel thali')

  await page.goto('/contact')
  await openSearch(page)
  await expect(field(page)).toHaveValue('')
})
