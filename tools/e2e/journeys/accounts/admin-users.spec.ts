import { TEXTS } from '@bartan/contract/shop/texts'
import { answer, openAsAdmin, rowOf, unique } from '../../admin.ts'
import { expect, expectToast, newPhone, test } from '../../fixtures.ts'

test('an admin adds a user, makes an admin of them and deletes them', async ({ page, request }) => {
  const name = unique('Meena')
  const phone = newPhone()
  await openAsAdmin(page, '/admin/users')
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  await expect(page.getByText('9999999999')).toHaveCount(0)

  const form = page.locator('main form')
  await form.getByRole('button', { name: 'Add User' }).click()
  await expect(form.getByText('Please enter valid phone number')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Email').fill('meena@example.in')
  await form.getByLabel('Password').fill('Secret@123')
  await expectToast(page, `${name} was added`, () =>
    form.getByRole('button', { name: 'Add User' }).click(),
  )

  const row = rowOf(page, name)
  await expect(row.getByRole('combobox')).toHaveValue('customer')
  await row.getByRole('combobox').selectOption('admin')
  await expectToast(page, `${name} is an admin now`, () =>
    answer(page, `Make ${name} an admin?`, 'Make admin'),
  )
  const login = await request.post('/api/users/login', { data: { phone, password: 'Secret@123' } })
  expect(await login.json()).toMatchObject({ user: { role: 'admin' } })

  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await answer(page, TEXTS.confirmDeleteUser, 'Delete')
  await expect(row).toHaveCount(0)
})
