import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { openAsAdmin } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

const shown = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** Far enough ahead that no other test sees it. Only one test saves settings: two at once would conflict (409). */
const DAY = addDays(dayOf(new Date()), 400)

test('a change of rates is planned with what it does to prices in sight, and taken back @phone', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/gst')
  const section = page.getByRole('region', { name: 'When a rate changes' })
  await section.getByRole('button', { name: 'Plan a change of 18%' }).click()
  await section.getByLabel('New rate').selectOption('40%')
  await expect(section.getByRole('row')).toHaveCount(11)
  await expect(section.getByText(/^you keep ₹/)).toHaveCount(30)
  await section.getByLabel('From').fill(DAY)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  }
  const plan = section.getByRole('button', { name: /^Plan from/ })
  await expect(plan).toBeDisabled()
  await section.getByRole('button', { name: 'Prices stay' }).click()
  await plan.click()
  const planned = section
    .getByRole('listitem')
    .filter({ hasText: '18% → 40%' })
    .filter({ hasText: shown(DAY) })
  await expect(planned.filter({ hasText: 'prices stay' })).toHaveCount(1)
  await planned.getByRole('button', { name: 'Take back' }).click()
  await expect(planned).toHaveCount(0)
})
