import { asPhone } from '@bartan/contract/users/rules'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

it('opens the admin area to the account of a phone, and leaves a trace', async () => {
  const asha = await shop.saveUser()
  const appointed = await shop.shop.admin.appointAdmin(asha.phone)
  expect(appointed).toMatchObject({ user: { _id: asha._id, role: 'admin' }, wasAdmin: false })
  expect((await shop.as(asha).get('/api/admin/users')).status).toBe(200)
  expect((await shop.shop.admin.appointAdmin(asha.phone))?.wasAdmin).toBe(true)
  const trail = await shop.database.audit.where('target._id', '==', asha._id).get()
  expect(trail.docs.map((entry) => entry.data())).toMatchObject([
    { by: { name: 'npm run admin' }, changes: { role: { from: 'customer', to: 'admin' } } },
  ])
})

it('finds nobody by an unknown phone', async () => {
  expect(await shop.shop.admin.appointAdmin(asPhone(shop.newPhone()))).toBeUndefined()
})
