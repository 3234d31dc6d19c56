import type { Page } from '@playwright/test'
import { openAsAdmin } from '../admin.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What a finger has to hit and is lower or narrower than 44 px; links within a text are as tall as its lines. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TAP = 44
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
    // It runs in the page, and takes all it needs along.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const targetOf = (control: Element): Element => {
      if (!(control instanceof HTMLInputElement)) return control
      const isDrawnByLabel = ['checkbox', 'radio', 'file'].includes(control.type)
      return (isDrawnByLabel && control.labels?.[0]) || control
    }
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { width, height } = targetOf(control).getBoundingClientRect()
      const isHidden = width <= 1 || height <= 1
      const isInText =
        control.matches('p a, li p a, td a, dd a') && getComputedStyle(control).display === 'inline'
      if (isHidden || isInText || (width >= TAP - 0.5 && height >= TAP - 0.5)) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      return [`${control.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
    })
  })

const PAGES = ['/admin/orders/new', '/admin/products', '/admin/newsletter', '/admin/audit']

for (const path of PAGES)
  test(`${path} has targets for a finger`, async ({ page }) => {
    await openAsAdmin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await tooSmall(page)).toEqual([])
  })

test('the title of the menu can be read', async ({ page }) => {
  await openAsAdmin(page, '/admin/audit')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Admin' })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)')
})
