import { linkTokens } from '../mailbox.ts'
import { newEmail, preparations } from './prepare.ts'
import type { ChangingCall, People, Prepared } from './prepare.ts'
import { PASSWORD } from '../start-test-shop.ts'
import type { TestShop } from '../start-test-shop.ts'

const newUser = (shop: TestShop) => ({ name: 'Ravi', phone: shop.newPhone(), password: PASSWORD })

export const peopleCalls = (shop: TestShop, people: People) => {
  const { admin, asha, productId } = people
  const { subscribed } = preparations(shop, people)
  const liked = async () => {
    const who = await shop.saveUser()
    await shop.as(who).put(`/api/wishlist/${productId}`)
    return who
  }
  return {
    'POST /api/products/:id/back-in-stock': async () => ({
      path: `/api/products/${await shop.saveProduct({ countInStock: 0 })}/back-in-stock`,
      body: { email: newEmail() },
    }),
    'DELETE /api/admin/back-in-stock/:id': async () => {
      const id = await shop.saveProduct({ countInStock: 0 })
      const phone = shop.newPhone()
      await shop.post(`/api/products/${id}/back-in-stock`, { phone })
      const { docs } = await shop.database.waitingPhones.where('phone', '==', phone).get()
      return { path: `/api/admin/back-in-stock/${docs[0]?.id}`, who: admin }
    },
    'POST /api/confirmations': async () => {
      const { email } = await subscribed()
      const [token] = await linkTokens(shop, email)
      return { path: '/api/confirmations', body: { token } }
    },
    'POST /api/grievances': async () => ({
      path: '/api/grievances',
      body: { name: 'Asha', phone: '9876543210', text: 'The lid is missing.' },
    }),
    'POST /api/newsletter': async () => ({ path: '/api/newsletter', body: { email: newEmail() } }),
    'DELETE /api/newsletter': async () => ({
      path: '/api/newsletter',
      body: { token: (await subscribed()).token },
    }),
    'POST /api/newsletter/unsubscribe': async () => ({
      path: `/api/newsletter/unsubscribe?token=${(await subscribed()).token}`,
    }),
    'DELETE /api/users/me/consents/:purpose': async () => ({
      path: '/api/users/me/consents/newsletter',
      who: asha,
    }),
    'POST /api/admin/users': async () => ({
      path: '/api/admin/users',
      body: { ...newUser(shop), role: 'customer' },
      who: admin,
    }),
    'PUT /api/admin/users/:id': async () => ({
      path: `/api/admin/users/${(await shop.saveUser())._id}`,
      body: { name: 'Asha Rani' },
      who: admin,
    }),
    'DELETE /api/admin/users/:id': async () => ({
      path: `/api/admin/users/${(await shop.saveUser())._id}`,
      who: admin,
    }),
    'POST /api/admin/users/:id/password-reset': async () => ({
      path: `/api/admin/users/${(await shop.saveUser())._id}/password-reset`,
      who: admin,
    }),
    'PUT /api/admin/users/:id/cash-on-delivery': async () => ({
      path: `/api/admin/users/${(await shop.saveUser())._id}/cash-on-delivery`,
      body: { blocked: true, reason: 'Refused three parcels' },
      who: admin,
    }),
    'POST /api/users/login': async () => {
      const { phone, password } = await shop.saveUser()
      return { path: '/api/users/login', body: { phone, password } }
    },
    'POST /api/users/register': async () => ({ path: '/api/users/register', body: newUser(shop) }),
    'PUT /api/users/profile': async () => ({
      path: '/api/users/profile',
      body: { name: 'Asha Kumari', email: newEmail() },
      who: await shop.saveUser(),
    }),
    'PUT /api/users/password': async () => ({
      path: '/api/users/password',
      body: { currentPassword: PASSWORD, newPassword: 'Fresh@9876' },
      who: await shop.saveUser(),
    }),
    'DELETE /api/users/profile': async () => ({
      path: '/api/users/profile',
      body: { password: PASSWORD },
      who: await shop.saveUser(),
    }),
    'POST /api/users/email-confirmation': async () => ({
      path: '/api/users/email-confirmation',
      who: await shop.saveUser({ email: newEmail() }),
    }),
    'POST /api/vitals': async () => ({
      path: '/api/vitals',
      body: { page: 'home', vitals: [{ metric: 'LCP', value: 900 }] },
    }),
    'PUT /api/wishlist/:productId': async () => ({
      path: `/api/wishlist/${productId}`,
      who: await shop.saveUser(),
    }),
    'DELETE /api/wishlist/:productId': async () => ({
      path: `/api/wishlist/${productId}`,
      who: await liked(),
    }),
    'POST /api/wishlist/merge': async () => ({
      path: '/api/wishlist/merge',
      body: { productIds: [productId] },
      who: await shop.saveUser(),
    }),
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
