import { asProductId } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import { linkTokens } from '../mailbox.ts'
import { PASSWORD, type TestShop } from '../start-test-shop.ts'
import { newEmail, preparations, type ChangingCall, type People, type Prepared } from './prepare.ts'

const newUser = (shop: TestShop) => ({ name: 'Ravi', phone: shop.newPhone(), password: PASSWORD })

export const peopleCalls = (shop: TestShop, people: People) => {
  const { admin, asha, productId } = people
  const { subscribed } = preparations(shop, people)
  const liked = async () => {
    const who = await shop.saveUser()
    await shop.as(who).put(`/api/wishlist/${productId}`)
    return who
  }
  const forgetful = async () => {
    const who = await shop.saveUser()
    await shop.post('/api/users/password-reset', { phone: who.phone })
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
      return { body: { token } }
    },
    'POST /api/grievances': async () => ({
      body: { name: 'Asha', phone: shop.newPhone(), text: 'The lid is missing.' },
    }),
    'POST /api/newsletter': async () => ({ body: { email: newEmail() } }),
    'DELETE /api/newsletter': async () => ({ body: { token: (await subscribed()).token } }),
    'POST /api/newsletter/unsubscribe': async () => ({
      path: `/api/newsletter/unsubscribe?token=${(await subscribed()).token}`,
    }),
    'DELETE /api/users/me/consents/:purpose': async () => ({
      path: '/api/users/me/consents/newsletter',
      who: asha,
    }),
    'POST /api/admin/users': async () => ({
      body: { ...newUser(shop), role: 'customer' },
      who: admin,
    }),
    'POST /api/admin/invitations': async () => ({
      body: { name: 'Ravi', phone: shop.newPhone(), role: 'packer' },
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
    'POST /api/admin/password-requests/:id/link': async () => ({
      path: `/api/admin/password-requests/${(await forgetful())._id}/link`,
      who: admin,
    }),
    'DELETE /api/admin/password-requests/:id': async () => ({
      path: `/api/admin/password-requests/${(await forgetful())._id}`,
      who: admin,
    }),
    'POST /api/users/password-reset': async () => ({
      body: { phone: (await shop.saveUser()).phone },
    }),
    'POST /api/users/password-reset/confirm': async () => {
      const path = `/api/admin/password-requests/${(await forgetful())._id}/link`
      const { link } = (await shop.as(admin).post(path)).body
      const token = new URL(link).searchParams.get('token')
      return { body: { token, newPassword: 'Fresh@9876' } }
    },
    'PUT /api/admin/users/:id/cash-on-delivery': async () => ({
      path: `/api/admin/users/${(await shop.saveUser())._id}/cash-on-delivery`,
      body: { blocked: true, reason: 'Refused three parcels' },
      who: admin,
    }),
    'POST /api/users/login': async () => {
      const { phone, password } = await shop.saveUser()
      return { body: { phone, password } }
    },
    'POST /api/users/register': async () => ({ body: newUser(shop) }),
    'PUT /api/users/profile': async () => ({
      body: { name: 'Asha Kumari', email: newEmail() },
      who: await shop.saveUser(),
    }),
    'PUT /api/users/password': async () => ({
      body: { currentPassword: PASSWORD, newPassword: 'Fresh@9876' },
      who: await shop.saveUser(),
    }),
    'DELETE /api/users/profile': async () => ({
      body: { password: PASSWORD },
      who: await shop.saveUser(),
    }),
    'POST /api/users/email-confirmation': async () => ({
      who: await shop.saveUser({ email: newEmail() }),
    }),
    'POST /api/reminders/stop': async () => ({ body: { token: 'unknown' } }),
    'POST /api/admin/reminders/:kind/:id': async () => {
      const { _id } = await shop.saveUser()
      const { carts, users, timestamp } = shop.database
      const at = timestamp(new Date(shop.clock.now().getTime() - 2 * 24 * 3_600_000))
      const line = {
        productId: asProductId(productId),
        size: '',
        color: '',
        quantity: 1,
        name: 'Jug',
        image: '',
      }
      const lines = [{ ...line, price: paise(100) }]
      await carts.doc(_id).set({ lines, updatedAt: at, expiresAt: null })
      const reminders = { agreedAt: at, notice: '', stoppedAt: null, cartAt: null }
      await users.doc(_id).update({ reminders })
      return { path: `/api/admin/reminders/cart/${_id}`, who: admin }
    },
    'POST /api/searches': async () => ({ body: { search: 'charpai' } }),
    'POST /api/admin/searches/synonyms': async () => ({
      body: { word: 'charpai', means: `stool ${shop.newPhone()}` },
      who: admin,
    }),
    'POST /api/admin/searches/learned/dismissed': async () => {
      const entry = { word: 'dolchi', product: productId, orders: ['one', 'two'] }
      await shop.database.learnedWords.set({ words: [{ ...entry, isDismissed: false }] })
      return { body: { word: 'dolchi', productId }, who: admin }
    },
    'POST /api/vitals': async () => ({
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
      body: { productIds: [productId] },
      who: await shop.saveUser(),
    }),
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
