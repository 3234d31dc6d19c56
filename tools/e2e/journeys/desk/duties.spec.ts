import { TEXTS } from '@bartan/contract/shop/texts'
import { openAsAdmin } from '../../admin.ts'
import { expect, newPhone, openAs, plentiful, test } from '../../fixtures.ts'

const GSTIN = '27AAPFU0939F1ZV'

test('a complaint gets a number, is answered from the queue, and the answer is read by its number', async ({
  page,
}) => {
  const phone = newPhone()
  const text = `It leaks, says ${phone}`
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click()
  await page.getByLabel('What happened?').fill(text)
  await page.getByLabel('Name').fill('Mina')
  await page.getByLabel('Phone').first().fill(phone)
  await page.getByRole('button', { name: 'Send the complaint' }).click()
  const number = await page.getByRole('heading', { name: /^GR-/ }).innerText()
  await expect(page.getByText('First reply by:')).toBeVisible()

  await openAsAdmin(page, '/admin/grievances')
  const row = page.getByRole('listitem').filter({ hasText: text })
  await row.getByRole('button', { name: /^Acknowledge/ }).click()
  await row.getByRole('button', { name: /^Answer/ }).click()
  await row.getByLabel('Answer').fill('A new one is on its way.')
  await row.getByRole('button', { name: 'Save and resolve' }).click()
  await expect(row.getByText(/^Resolved/)).toBeVisible()

  await page.goto(`/hi/grievances?number=${number}`)
  await page.getByLabel('फ़ोन').last().fill(phone)
  await page.getByRole('button', { name: 'दिखाएँ' }).click()
  await expect(page.getByText('A new one is on its way.')).toBeVisible()
  await expect(page.getByText('निपट गई')).toBeVisible()
})

test('who buys for a business types a GSTIN, keeps it over a reload, and has it on the order', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await page.getByRole('button', { name: 'Buying for a business?' }).click()
  await page.getByLabel('GSTIN').fill('27 aapfu0939f1zw')
  await page.reload()
  await expect(page.getByLabel('GSTIN')).toHaveValue('27 aapfu0939f1zw')
  await page.getByLabel('Address', { exact: true }).fill('12 Lake Road')
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('PIN code').fill('411001')
  await page.getByRole('button', { name: TEXTS.orderNow }).click()
  await expect(page.getByRole('alert')).toContainText('GSTIN')
  await page.getByLabel('GSTIN').fill('27 aapfu0939f1zv')
  await page.getByRole('button', { name: TEXTS.orderNow }).click()
  await expect(page.getByText(`GSTIN ${GSTIN}`)).toBeVisible()
  await page.getByRole('button', { name: TEXTS.placeOrder }).click()
  await expect(page).toHaveURL(/order-confirmation/)
  const orders = await request.get('/api/orders/my-orders', {
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(await orders.json()).toMatchObject([{ buyerGstin: GSTIN }])
})

test('a customer sees what the shop holds, and no box is ticked for anybody', async ({
  page,
  newAccount,
}) => {
  const { session, phone } = await newAccount()
  for (const path of ['/register', '/login', '/checkout', '/grievances']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
  }
  await openAs(page, '/profile', { as: session })
  await page.getByRole('button', { name: 'See your data' }).click()
  await expect(page.getByText(`Asha Rao · ${phone}`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all of it (JSON)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/)
})
