import { openAsAdmin, unique } from '../../admin.ts'
import { createProduct, logIn, seedNight } from '../../desk-night.ts'
import { expect, test } from '../../fixtures.ts'
import { shiftsOf, watchShifts } from '../../layout-shifts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('no row moves under the finger when an order comes in, is confirmed, and unconfirmed again @phone', async ({
  page,
  request,
}) => {
  const seeding = { request, headers: await logIn(request) }
  const city = unique('Pur')
  const product = await createProduct(seeding)
  const placed = await seedNight(seeding, { city, product, count: 2 })
  await openAsAdmin(page, '/admin')
  await page.getByRole('link', { name: /to confirm$/ }).click()
  await page.getByLabel('Search orders').fill(city)
  await expect(page.locator('tbody tr')).toHaveCount(placed.length)
  await seedNight(seeding, { city: unique('Garh'), product, count: 1 })
  await watchShifts(page)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await confirm.first().click()
  await expect(page.getByRole('button', { name: 'Show new orders' })).toBeVisible()
  await confirm.click()
  await expect(confirm).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await confirm.click()
  await expect(confirm).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
})
