import { openAsAdmin } from '../../admin.ts'
import { expect, newPhone, plentiful, test } from '../../fixtures.ts'

test('an admin writes down the order of somebody who calls', async ({ page, request }) => {
  const phone = newPhone()
  const [product] = await plentiful(request)
  await openAsAdmin(page, '/admin/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Please choose at least one product')).toBeVisible()
  await page.getByLabel('Find a product').fill(product.name)
  await page.getByRole('option', { name: product.name }).first().click()
  await page.getByRole('button', { name: `Increase quantity of ${product.name}` }).click()

  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('First name').fill('Kavita')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Address').fill('4 Ghat Road')
  await page.getByLabel('City').fill('Varanasi')
  await page.getByLabel('PIN code').fill('221001')
  await page.getByRole('button', { name: 'Place order' }).click()

  await page.waitForURL(/\/admin\/orders\/(?!new)/)
  await expect(page.locator('main')).toContainText('Qty 2')
  await expect(page.locator('main')).toContainText('Kavita Joshi')
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+91${phone}`)
})
