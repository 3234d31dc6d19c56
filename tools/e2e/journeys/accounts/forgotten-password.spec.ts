import { answer, openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, logIn, newPhone, test } from '../../fixtures.ts'

test('a customer who forgot the password gets one from an admin, and chooses their own', async ({
  page,
  request,
  browser,
}) => {
  const name = unique('Kamla')
  const phone = newPhone()
  await request.post('/api/users/register', { data: { name, phone, password: 'Asha@1234' } })
  await openAsAdmin(page, `/admin/users?search=${phone}`)
  await rowOf(page, name)
    .getByRole('button', { name: `New password for ${name}` })
    .click()
  await answer(page, `Set a new password for ${name}?`, 'Set a new password')
  const shown = page.getByRole('dialog', { name: `New password for ${name}` })
  const password = (await shown.getByText(/^\w{10}#\d{5}$/).textContent()) ?? ''
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(password)).toHaveCount(0)

  const customer = await (await browser.newContext()).newPage()
  await customer.goto('/login')
  await customer.getByText('Forgot your password?').click()
  await expect(customer.locator('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await logIn(customer, { phone, password })
  await expect(customer.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(customer.getByLabel('New password')).toBeFocused()
  await customer.getByLabel('New password').fill('Kamla@9876')
  await customer.getByRole('button', { name: 'Save and log in' }).click()
  await expect(customer).toHaveURL(/\/$/)
  await customer.goto('/profile')
  await expect(customer.getByText(phone)).toBeVisible()
  await customer.context().close()
})
