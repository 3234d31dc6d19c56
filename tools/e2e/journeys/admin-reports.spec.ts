import { openAsAdmin } from '../admin.ts'
import { expect, test } from '../fixtures.ts'

test('a report of days to come, of none and of too many says so, and leads back to the last thirty', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/reports/sales?from=2999-03-01&to=2999-03-31')
  await expect(page.getByText('These days are still to come')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  await page.getByLabel('From').fill('2999-04-05')
  await expect(page.getByText('The last day is before the first.')).toBeVisible()
  await page.getByLabel('From').fill('2990-01-01')
  await expect(page.getByText('Please choose 366 days at most.')).toBeVisible()
  await page.getByRole('button', { name: 'The last 30 days' }).click()
  await expect(page.getByRole('slider', { name: /^Sales: Net/ })).toBeVisible()
  await expect(page.getByText(/in the 30 days before/).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click()
  // The demo's products have no cost.
  await expect(page.getByText('The cost of these is not known yet')).toBeVisible()

  // Amounts align with the end of their column or, on a phone, of their card, however short they are.
  const amounts = page.locator('tbody td[data-align=end] a')
  await expect(amounts.first()).toBeVisible()
  const apart = await amounts.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      const cell = link.closest('td') ?? link
      const end =
        cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight)
      return Math.abs(end - words.getBoundingClientRect().right)
    }),
  )
  expect(Math.max(...apart)).toBeLessThan(1)
})
