import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { register } from '#testing/register.ts'
import { PASSWORD, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
await register(shop, admin, 'unregistered')
const GSTIN = '27AAPFU0939F1ZV'
const NAME = ['Chandrashekhar', 'Venkataraman'] as const
const EMAIL = 'chandrashekhar.v@example.com'
const STREET = '47 Mandapam Salai'
const CITY = 'Kumbakonam'

/** Everything that a customer does and that is done about it, with its failures. */
const wholeJourney = async (phone: string) => {
  const account = { name: NAME.join(' '), phone, password: 'Test@1234', email: EMAIL }
  const { body: session } = await shop.post('/api/users/register', account)
  const buyer = shop.as(session)
  const manager = shop.as(admin)
  await buyer.put('/api/users/profile', { name: `${NAME.join(' ')} `, email: 'no address' })
  await shop.post('/api/newsletter', { email: EMAIL })
  const productId = await shop.saveProduct({ countInStock: 5 })
  const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
  await buyer.post('/api/cart', { userId: session.user._id, ...line })
  const shippingAddress = anAddress({
    firstName: NAME[0],
    lastName: NAME[1],
    address: STREET,
    city: CITY,
    phone: asPhone(phone),
  })
  const wanted = { checkoutItems: [line], shippingAddress, paymentMethod: 'COD' }
  await buyer.post('/api/checkout', { ...wanted, buyerGstin: `${GSTIN.slice(0, -1)}W` })
  await buyer.post('/api/checkout', {
    ...wanted,
    shippingAddress: { ...shippingAddress, city: '' },
  })
  const checkout = await buyer.post('/api/checkout', { ...wanted, buyerGstin: GSTIN })
  const placed = await buyer.post(`/api/checkout/${checkout.body._id}/finalize`, { isCOD: true })
  const order = `/api/admin/orders/${placed.body._id}`
  await manager.put(`${order}/address`, { ...shippingAddress, phone: '12' })
  await manager.get(`/api/admin/orders?q=${phone}`)
  await manager.get(`/api/admin/orders?q=${CITY}&limit=many`)
  await manager.get(`/api/admin/users?search=${encodeURIComponent(EMAIL)}&limit=many`)
  await manager.put(`${order}/confirmation`, { state: 'confirmed', via: 'call', note: phone })
  await manager.put(order, { status: 'Shipped' })
  const documents = await buyer.get(`/api/orders/${placed.body._id}/documents`)
  const number = encodeURIComponent(documents.body[0].number)
  await buyer.get(`/api/orders/${placed.body._id}/documents/${number}`)
  await manager.put(order, { status: 'Delivered' })
  const text = `I am ${NAME.join(' ')}, ${STREET}`
  const complaint = await shop.post('/api/grievances', { name: NAME[0], phone, text })
  await shop.get(`/api/grievances/${complaint.body.number}?phone=${phone}`)
  await shop.get(`/api/grievances/GR-2222222?phone=${phone}`)
  await shop.post('/api/grievances', { name: NAME[0], phone: `${phone}1`, text })
  await manager.put(`/api/admin/grievances/${complaint.body.number}`, { state: 'resolved' })
  const data = await buyer.get('/api/users/me/data')
  await buyer.del('/api/users/me/consents/newsletter')
  const asked = { lines: [line], reason: 'defective', note: text }
  const own = `/api/orders/${placed.body._id}`
  await buyer.post(`${own}/return/photos`, { photo: text })
  await buyer.post(`${own}/return`, { ...asked, lines: phone })
  const returned = await buyer.post(`${own}/return`, asked)
  await manager.put(`${order}/return`, { decision: 'accepted' })
  const refund = { via: 'upi', reference: `${phone}@bank` }
  const paid = await manager.post(`${order}/refund`, refund)
  await manager.get(`${order}/message?occasion=${phone}`)
  await manager.post(`${order}/messages`, { text: `${phone} ${EMAIL}` })
  await manager.post(`${order}/notes`, { text })
  await shop.get(`/c/${phone}`)
  await shop.post('/api/back-in-stock', { productId, email: EMAIL, phone })
  const traced = { headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` } }
  await fetch(`${shop.url}/api/grievances/GR-2222222?phone=${phone}`, traced)
  await manager.get('/api/admin/status')
  // Faults of the database are logged with their whole stack.
  shop.database.grievances.doc = () => {
    throw new Error('The database is gone')
  }
  const failed = await shop.get(`/api/grievances/${complaint.body.number}?phone=${phone}`)
  Reflect.deleteProperty(shop.database.grievances, 'doc')
  await buyer.del('/api/users/profile', { password: 'Test@1234' })
  // Years later what is left goes by its age.
  shop.clock.pass({ minutes: 60 * 24 * 365 * 9 })
  await shop.shop.retention.run()
  return [documents, data, returned, paid, failed].map(({ status }) => status)
}

it('no name, phone, address, e-mail or GSTIN of a customer is logged on the whole way of an order', async () => {
  const phone = shop.newPhone()
  expect(await wholeJourney(phone)).toEqual([200, 200, 200, 200, 500])
  const log = JSON.stringify(shop.log.entries)
  expect(shop.log.entries.length).toBeGreaterThan(10)
  const personal = [...NAME, phone, EMAIL, STREET, CITY, GSTIN, GSTIN.slice(0, -1)]
  expect(personal.filter((one) => log.includes(one))).toEqual([])
})

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
