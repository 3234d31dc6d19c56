import { readFile } from 'node:fs/promises'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, expectToast, test } from '../../fixtures.ts'

/** More rows than one call takes (contract/src/products/admin-schema.ts). */
const COUNT = 101

test('a CSV is compared, written with its faults told, undone, and changes nothing twice', async ({
  page,
}) => {
  const mark = unique('BULK')
  const sheet = [
    'sku,name,description,price,category,brand,sizes,Shelf',
    ...Array.from(
      { length: COUNT },
      (_, at) =>
        `${mark}-${at},${mark} bowl ${at},Round,${100 + at},${CATEGORIES[0]},Omax,"Small, Large",A1`,
    ),
    `${mark}-X,${mark} faulty,Round,minus one,${CATEGORIES[0]},Omax,Small,A1`,
  ].join('\n')
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }

  await openAsAdmin(page, '/admin/products')
  await page.getByRole('link', { name: 'Bulk edit' }).click()
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('These columns are left out: Shelf')).toBeVisible()
  await expect(rowOf(page, `${mark}-X`)).toContainText(
    'Price must be an amount like 1299 or 1,299.50',
  )
  await page.getByRole('button', { name: `New ${COUNT}` }).click()
  await expect(rowOf(page, `${mark} bowl 0`)).toBeVisible()
  await page.getByRole('button', { name: `Write ${COUNT} products` }).click()
  await expect(page.getByText(`${COUNT} created, 0 changed.`)).toBeVisible()

  await page.getByRole('button', { name: 'Edit more' }).click()
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('Nothing would change.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByLabel('Or paste rows from a spreadsheet').fill(`SKU\tPrice\n${mark}-5\t₹1,250`)
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(rowOf(page, `${mark}-5`)).toContainText('1250')
  await page.getByRole('button', { name: 'Write 1 product' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: 1 product.')).toBeVisible()

  await page.goto('/admin/audit')
  const edit = page
    .getByRole('listitem')
    .filter({ hasText: /products at once/ })
    .filter({ hasText: mark })
  await expectToast(page, `${COUNT} taken back`, () =>
    edit.getByRole('button', { name: /^Undo/ }).click(),
  )
  await page.goto(`/admin/products?search=${mark}`)
  // The search forgives typos, so it may find other products.
  await expect(page.locator('main')).toContainText(/No Products Found|products?$/)
  await expect(rowOf(page, mark)).toHaveCount(0)
})

test('the products are exported as CSV', async ({ page }) => {
  await openAsAdmin(page, '/admin/products')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\n')[0]).toContain('sku,name,price')
  expect(text.split('\n').length).toBeGreaterThan(50)
})
