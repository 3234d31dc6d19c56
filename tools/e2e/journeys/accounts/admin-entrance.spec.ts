import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN } from '../../admin.ts'
import { expect, logIn, openAs, test } from '../../fixtures.ts'

const PATHS = [
  '/admin',
  '/admin/users',
  '/admin/products',
  '/admin/orders',
  '/admin/create-product',
]

const seesTheLogin = async (page: Page) => {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

test('guests and customers end at the login, and see nothing of the area before @desktop', async ({
  page,
  newAccount,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/') || request.url().includes('admin-area'))
      asked.push(request.url())
  })
  for (const path of PATHS) {
    await page.goto(path)
    await seesTheLogin(page)
  }
  const { session } = await newAccount()
  for (const path of PATHS) {
    await openAs(page, path, { as: session })
    await seesTheLogin(page)
  }
  expect(asked).toEqual([])
})

test('the sidebar leads everywhere by the keyboard alone, and out', async ({ page, isMobile }) => {
  await page.goto('/login')
  await logIn(page, DEMO_ADMIN)
  await page.waitForURL('/')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Manage Orders' })).toBeVisible()
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).press('Enter')
  }
  for (const name of ['Products', 'Orders', 'Users', 'Newsletter', 'Settings', 'Audit']) {
    await choose(name)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${name} · ${SHOP.name}`)
  }
  await choose('Shop')
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: TEXTS.logout }).click()
  await expect(page).toHaveURL('/login')
})
