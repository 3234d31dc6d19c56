import { afterAll, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

const NEW_PASSWORD = 'Fresh@9876'
const GUEST = 'guest_1763625600000_verysecret'

it('no password, token, phone or guest id is ever logged, whatever goes wrong', async () => {
  const phone = shop.newPhone()
  const account = { name: 'Asha', phone, password: PASSWORD, email: 'asha@example.com' }
  const { body: session } = await shop.post('/api/users/register', account)
  const asha = shop.as(session)
  const failing = [
    shop.post('/api/users/register', account),
    shop.post('/api/users/register', { ...account, password: 'Weak-secret' }),
    shop.post('/api/users/login', { phone, password: 'Wrong@1234' }),
    shop.post('/api/users/login', `{"phone":"${phone}","password":"${PASSWORD}"`),
    asha.put('/api/users/password', { currentPassword: 'Wrong@1234', newPassword: NEW_PASSWORD }),
    asha.del('/api/users/profile', { password: 'Wrong@1234' }),
    asha.get('/api/admin/users'),
    shop.as({ token: `${session.token}x` }).get('/api/users/profile'),
    shop.get(`/api/cart?guestId=${GUEST}&userId=x`),
    shop.post('/api/cart', { guestId: GUEST, productId: 'none', quantity: 1 }),
  ]
  await Promise.all(failing)
  // Simulates a lost database: the fault is logged with its whole stack.
  shop.shop.users.login = () => Promise.reject(new Error('The database is gone'))
  expect((await shop.post('/api/users/login', { phone, password: PASSWORD })).status).toBe(500)
  await asha.put('/api/users/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })

  const log = JSON.stringify(shop.log.entries)
  expect(shop.log.entries.length).toBeGreaterThan(failing.length)
  const secrets = [PASSWORD, NEW_PASSWORD, 'Wrong@1234', 'Weak-secret', phone, account.email, GUEST]
  for (const secret of [...secrets, session.token, session.customToken])
    expect(log).not.toContain(secret)
  expect(log).not.toMatch(/eyJ[\w-]{10}/)
})
