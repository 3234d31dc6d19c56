import { expect, test } from '../fixtures.ts'

test('the page of terms leads to the licenses of what the browser is sent', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Licences of the software' }).click()
  await expect(page).toHaveURL(/\/notices\.txt$/)
  const text = await page.locator('body').innerText()
  // Packages of the app, the service worker, and the fonts.
  for (const name of ['react-dom', 'workbox-routing', '@fontsource-variable/figtree'])
    expect(text).toMatch(new RegExp(`^## ${name} `, 'm'))
})
