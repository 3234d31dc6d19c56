import { CATEGORIES } from '@bartan/contract/products/rules'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Texts that are stored but can not be shown as they are, or are shown as what they are not. */

const shop = await startTestShop()
afterAll(() => shop.stop())

const PASSWORD = 'Abcdef1!'

const registered = async (name: string) => {
  const account = { name, phone: shop.newPhone(), password: PASSWORD }
  const { status, body } = await shop.post('/api/users/register', account)
  return { status, name: body.user?.name }
}

it.each([
  ['half of a surrogate pair, which Firestore refuses', 'Ravi\uD83D', 'Ravi\uFFFD'],
  ['control characters', 'Ra\u0000v\u0008i\u001B', 'Ravi'],
  ['a turned direction', 'Ravi \u202Etxet\u202C', 'Ravi txet'],
  ['lines of its own', 'Ravi\r\n\r\nYour refund:\u2028call us', 'Ravi Your refund: call us'],
])('of a name, %s is not kept', async (_, sent, kept) => {
  expect(await registered(sent)).toEqual({ status: 201, name: kept })
})

it.each(['क्‍ष और ज्‌ञ', '👨‍👩‍👧 Ravi', 'Zoë O’Brien'])('%s is kept as it is', async (name) => {
  expect(await registered(name)).toEqual({ status: 201, name })
})

it('a text of nothing else is none', async () => {
  expect(await registered('\u0000\u202E')).toMatchObject({ status: 400 })
})

it('the lines of a description are kept', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const description = 'Two parts:\n\t- a lid\r\n\t- a box'
  const { body } = await shop.as(admin).post('/api/products', {
    name: 'Box\nwith a lid',
    description: `${description}\u0007`,
    price: 10,
    category: CATEGORIES[0],
    brand: 'Cello',
    sizes: [],
  })
  expect(body).toMatchObject({ name: 'Box with a lid', description })
})

it('a guest whose id has characters that nobody sees is the guest without them', async () => {
  const guestId = 'guest_1763625600000_unseen'
  for (const unseen of ['%00', '%E2%80%8B']) {
    const { status, body } = await shop.get(`/api/cart?guestId=${guestId}${unseen}`)
    expect([status, body.guestId]).toEqual([200, guestId])
  }
})
