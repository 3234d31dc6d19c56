import type { Page } from '@playwright/test'
import { openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, expectToast, newPhone, test } from '../../fixtures.ts'

const PASSWORD = 'Secret@123'

/** Entries of each role's menu, apart from the link to the shop. */
const MENUS = {
  Catalogue: [
    'Products',
    'Received goods',
    'Offers',
    'Legal details',
    'Collections',
    'Texts for Google',
    'Feeds',
    'Searches without results',
    'Reviews',
  ],
  Accounts: ['Orders', 'Returns', 'Cash', 'Reports', 'GST'],
} as const

const invite = async (page: Page, name: string, phone: string, role: string): Promise<string> => {
  await page.getByRole('button', { name: 'Invite somebody to work here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByLabel('Role').selectOption({ label: role })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByRole('heading', { name: `${name} is invited` })).toBeVisible()
  const link = await dialog.getByText(/reset-password/).textContent()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link ?? ''
}

const choosePassword = async (page: Page, link: string) => {
  const { pathname, search, hash } = new URL(link)
  await page.goto(pathname + search + hash)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and log in' }).click()
}

/** The session has ended on the server, which the browser logs. */
test.use({ mayFail: [/\/api\//] })

for (const [role, menu] of Object.entries(MENUS))
  test(`${role}: invited by a link, they see their own pages alone, until it is taken away @desktop`, async ({
    page,
    browser,
  }) => {
    const [name, phone] = [unique('Ravi'), newPhone()]
    await openAsAdmin(page, '/admin/users')
    const link = await invite(page, name, phone, role)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const own = await context.newPage()
    await choosePassword(own, link)
    await own.waitForURL(/\/admin/)
    const links = own.getByRole('navigation', { name: 'Admin' }).getByRole('link')
    await expect(links).toHaveText([...menu, 'Shop'])
    for (const title of menu) {
      await links.filter({ hasText: title }).first().click()
      await expect(own.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(own.getByRole('alert')).toHaveCount(0)
    }
    await own.goto('/admin/users')
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(menu[0])

    await page.getByLabel('Search users').fill(phone)
    await expectToast(page, `${name} is a customer now`, () =>
      rowOf(page, name).getByRole('combobox').selectOption('customer'),
    )
    await links.filter({ hasText: /^(Feeds|Cash)$/ }).click()
    await expect(own).toHaveURL(/\/login/)
    await context.close()
  })
