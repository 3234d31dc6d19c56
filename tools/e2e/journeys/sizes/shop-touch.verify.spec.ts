import { openAsAdmin } from '../../admin.ts'
import { expect, hydrated, newPhone, test } from '../../fixtures.ts'
import { expectTargets } from '../../touch-targets.ts'

// The narrowest common phone, where labels wrap first.
test.use({ viewport: { width: 360, height: 780 } })

test('the header has room for an admin as well, and cuts no word', async ({ page }) => {
  await openAsAdmin(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
  await expectTargets(page)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  expect(await search.evaluate((pill) => pill.scrollWidth - pill.clientWidth)).toBe(0)
})

test('the thanks for signing up stand where the form stood', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('region', { name: 'Newsletter' })
  const email = box.getByLabel('Your email')
  // The footer hydrates when it becomes visible.
  await email.scrollIntoViewIfNeeded()
  await hydrated(email)
  const height = async () => (await box.boundingBox())?.height
  const before = await height()
  await email.fill(`${newPhone()}@example.com`)
  await box.getByRole('button', { name: 'Sign up' }).click()
  await expect(box.getByText(/^Thank you/)).toBeVisible()
  expect(await height()).toBe(before)
})
