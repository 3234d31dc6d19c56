import { CATEGORIES } from '@bartan/contract/products/rules'
import { openProductForm, unique } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a seller completes the legal details of a product on a phone, and shoppers read them', async ({
  page,
}) => {
  const name = `${unique('Legal')} kadhai`
  await openProductForm(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description', { exact: true }).fill('Deep and heavy')
  await page.getByLabel('Price', { exact: true }).fill('699')
  await page.getByLabel('Category', { exact: true }).selectOption(CATEGORIES[0])
  await page.getByLabel('Brand', { exact: true }).fill(name)
  await page.getByRole('checkbox', { name: 'No sizes' }).check()
  await page.getByRole('button', { name: 'Create Product' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)

  await page.goto(`/admin/compliance?brand=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const details = page.getByRole('group').filter({ hasText: 'Legal details' })
  await expect(details).toContainText('Missing: MRP, Net quantity, Manufacturer')
  // The demo's seller has no GST.
  await details.getByText('Tax: once you are registered for GST').click()
  await details.getByLabel('HSN').fill('73')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(details.getByRole('alert')).toContainText('HSN')
  await details.getByLabel('HSN').fill('732393')
  await details.getByLabel(/^GST rate/).selectOption('5')
  await details.getByLabel(/^MRP/).fill('799')
  await details.getByLabel(/^Net quantity/).fill('1')
  await details.getByLabel(/^Unit/).selectOption('N')
  await details.getByLabel(/^Manufacturer/).fill('Prakash Udyog, Moradabad 244001')
  await details.getByLabel(/^Country of origin/).fill('India')
  await expect(details).toContainText('Complete')
  await page.getByLabel('Collection', { exact: true }).fill('Everyday')
  await page.getByLabel('Material', { exact: true }).fill('Brass')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390)

  const [product] = await (
    await page.request.get(`/api/products?brand=${encodeURIComponent(name)}`)
  ).json()
  const html = await (await page.request.get(`/product/${product._id}`)).text()
  const told = 'MRP ₹799, inclusive of all taxes · 1 piece · Made in India by Prakash Udyog'
  expect(html).toContain(told)
  await page.goto(`/product/${product._id}`)
  await expect(page.getByText(told)).toBeVisible()
  await page.getByText('Product information').click()
  await expect(page.getByRole('row', { name: 'HSN 732393' })).toBeVisible()
})
