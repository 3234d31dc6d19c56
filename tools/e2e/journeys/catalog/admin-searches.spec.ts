import type { APIRequestContext } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { expect, expectToast, test } from '../../fixtures.ts'

/** Creates a word that no other test or run searches for, unlike any in the catalog. */
const newWord = () =>
  `qx${Array.from({ length: 8 }, () => 'bcdfghjkqvwxz'[Math.floor(Math.random() * 13)]).join('')}`

const find = async (request: APIRequestContext, search: string): Promise<number> =>
  ((await (await request.get(`/api/products?search=${search}`)).json()) as unknown[]).length

test('what shoppers do not find becomes a synonym by a press, or the draft of a product', async ({
  page,
  request,
}) => {
  const word = newWord()
  const told = page.waitForRequest((sent) => sent.url().endsWith('/api/searches'))
  await page.goto(`/collections/all?search=${word}`)
  await told
  const row = page.getByRole('listitem').filter({ hasText: word })
  await expect(async () => {
    await openAsAdmin(page, '/admin/searches')
    await expect(row).toContainText('searched once · found nothing', { timeout: 3000 })
  }).toPass()

  await row.getByRole('link', { name: 'Make it a product' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(word)
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeVisible()
  await page.goBack()

  expect(await find(request, word)).toBe(0)
  await row.getByLabel('Means the same as').fill('tawa')
  await expectToast(page, `“${word}” now finds what “tawa” finds`, () =>
    row.getByRole('button', { name: 'Let it find that' }).click(),
  )
  await expect(row).toContainText('Finds what “tawa” finds.')
  await expect.poll(() => find(request, word)).toBeGreaterThan(0)
})
