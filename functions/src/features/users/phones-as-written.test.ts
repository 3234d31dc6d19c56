import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const DEVANAGARI = '०१२३४५६७८९'

/** One number in the ways people write it. */
const waysOf = (phone: string) => [
  phone,
  `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  `0${phone.slice(0, 5)}-${phone.slice(5)}`,
  `91${phone}`,
  phone.replaceAll(/\d/g, (digit) => DEVANAGARI[Number(digit)] ?? ''),
]

it('is one account, whichever way its phone is written at registering and logging in', async () => {
  const ways = waysOf(shop.newPhone())
  const account = { name: 'Asha', password: PASSWORD }
  const registered = await shop.post('/api/users/register', { ...account, phone: ways[1] })
  expect(registered).toMatchObject({ status: 201, body: { user: { phone: ways[0] } } })
  for (const phone of ways) {
    const login = await shop.post('/api/users/login', { phone, password: PASSWORD })
    expect({ status: login.status, user: login.body.user }).toEqual({
      status: 200,
      user: registered.body.user,
    })
    expect((await shop.post('/api/users/register', { ...account, phone })).status).toBe(409)
  }
})

it('counts its tries together', async () => {
  const ways = waysOf(shop.newPhone())
  for (const phone of ways)
    expect((await shop.post('/api/users/login', { phone, password: 'Wrong@1234' })).status).toBe(
      401,
    )
  const sixth = await shop.post('/api/users/login', { phone: ways[0], password: PASSWORD })
  expect(sixth.status).toBe(429)
})

it('is stored as ten digits by the admin area, an address and a phone order', async () => {
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const [kept, written] = waysOf(shop.newPhone())
  const account = { name: 'Ravi', password: PASSWORD }
  const added = await admin.post('/api/admin/users', { ...account, phone: written })
  expect(added.body.user.phone).toBe(kept)
  const found = await admin.get(`/api/admin/users?search=${encodeURIComponent(written!)}`)
  expect(found.body).toMatchObject([added.body.user])
  const [other, otherWritten] = waysOf(shop.newPhone())
  const path = `/api/admin/users/${added.body.user._id}`
  expect((await admin.put(path, { phone: otherWritten })).body.user.phone).toBe(other)

  const line = { productId: await shop.saveProduct(), size: 'Small', color: 'Red', quantity: 1 }
  const shippingAddress = anAddress({ phone: asPhone(written!) })
  const customer = shop.as(await shop.saveUser())
  const checkout = await customer.post('/api/checkout', {
    checkoutItems: [line],
    shippingAddress,
    paymentMethod: 'COD',
  })
  expect(checkout.body.shippingAddress.phone).toBe(kept)
  const order = await admin.post('/api/admin/orders', {
    customer: { name: 'Ravi', phone: written },
    orderItems: [line],
    shippingAddress,
  })
  expect(order.body).toMatchObject({ user: { phone: kept }, shippingAddress: { phone: kept } })
})
