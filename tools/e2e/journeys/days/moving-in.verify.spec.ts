import { csvText } from '@bartan/contract/csv/write-csv'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

const HEAD = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Variant SKU', 'Variant Price']

/** Not public addresses, so none of them is ever fetched (contract §15). */
const PICTURES = [
  'http://127.0.0.1:9/front.jpg',
  'http://127.0.0.1:9/a-very-long-name-of-the-back.jpg',
]

/** Creates an import file with a draft whose pictures fail, and an invalid row. */
const fileOf = (mark: string) =>
  csvText([
    [...HEAD, 'Image Src', 'Image Position', 'Status'],
    [
      mark,
      `Lota ${mark}`,
      'Even.',
      'Omax',
      CATEGORIES[0],
      mark,
      '300',
      PICTURES[0] ?? '',
      1,
      'draft',
    ],
    [mark, '', '', '', '', '', '', PICTURES[1] ?? '', 2, ''],
    [`${mark}-x`, 'Faulty', 'Even.', 'Omax', CATEGORIES[0], `${mark}-X`, '$3', '', '', 'draft'],
  ])

test('an import tells what failed, fetches it once more by a press, and is taken back as a whole', async ({
  page,
}) => {
  const mark = unique('MOVE')
  await openAsAdmin(page, '/admin/products/import')
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name: 'products_export_1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(mark)),
  })
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const missing = page.getByRole('heading', { name: '2 pictures are missing' })
  await expect(page.getByText('1 of 1 products').first()).toBeVisible()
  await expect(missing).toBeVisible()
  for (const address of PICTURES)
    await expect(rowOf(page, address)).toContainText('It is at no public address')
  await expect(page.getByRole('heading', { name: '1 row cannot be imported' })).toBeVisible()
  await expect(rowOf(page, 'Variant Price')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('button', { name: 'Try these again' }).click()
  // Belongs to the second attempt, which imports only pictures.
  await expect(page.getByText('1 of 1 products')).toHaveCount(0)
  await expect(page.getByText('2 of 2 pictures').first()).toBeVisible()
  await expect(missing).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: 1 product.')).toBeVisible()
  await page.goto(`/admin/products?search=${mark}`)
  await expect(page.locator('main')).toContainText(/No Products Found|products?$/)
  await expect(rowOf(page, mark)).toHaveCount(0)
})
