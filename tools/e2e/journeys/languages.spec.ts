import { LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import { DEMO_ADMIN } from '../admin.ts'
import { expect, logIn, SOLD_FIRST, test } from '../fixtures.ts'

/** The menu's first other language for an English reader. */
const FIRST = LANGUAGE_CODES.find((code) => code !== 'en') ?? 'hi'

test('another language is chosen by keys, and Escape closes the menu @desktop', async ({
  page,
}) => {
  await page.goto('/shipping', { waitUntil: 'networkidle' })
  const menu = page
    .locator('header details')
    .or(page.locator('aside details'))
    .filter({ visible: true })
    .first()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'தமிழ்' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'தமிழ்' })).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${factsOf(FIRST).prefix}/shipping`)
})

test('the menu of languages shows that it opens @desktop', async ({ page }) => {
  await page.goto('/shipping')
  await expect(page.locator('header details summary svg')).toBeVisible()
})

test('the admin area opens in English where it has no other words @desktop', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, DEMO_ADMIN)
  await page.waitForURL('/')
  await page.goto('/ta/admin/orders')
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

/** The same in every language, like names in capitals. */
const PRESSURE = 'psi'

test('what the demo’s goods are like is said in Tamil, too @desktop', async ({ request }) => {
  const reply = await request.get(`/api/products?limit=60&${SOLD_FIRST}`)
  const goods = (await reply.json()) as { _id: string; nameIn?: { ta?: string } }[]
  const inEnglish: string[] = []
  for (const { _id } of goods.filter(({ nameIn }) => nameIn?.ta)) {
    const page = await (await request.get(`/ta/product/${_id}`)).text()
    const [facts = ''] = page.split('</table>')
    const values = [...facts.matchAll(/<td[^>]*>([^<]*)</g)].map(([, value = '']) => value)
    inEnglish.push(...values.filter((value) => /[a-z]/.test(value.replace(PRESSURE, ''))))
  }
  expect([...new Set(inEnglish)]).toEqual([])
})
