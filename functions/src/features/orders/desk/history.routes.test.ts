import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import type { Account } from '#testing/start-test-shop.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()
const { shop, admin, packer, asha } = desk

const put = (id: string, part: string, body: object, who = packer) =>
  shop.as(who).put(`/api/admin/orders/${id}/${part}`, body)
const confirm = (id: string, body: object, who = packer) => put(id, 'confirmation', body, who)

it('keeps each try to reach the customer, and none that was taken back', async () => {
  const id = await desk.placed()
  await confirm(id, { state: 'unreachable', via: 'call' })
  shop.clock.pass({ minutes: 30 })
  await confirm(id, { state: 'asked', via: 'whatsapp' })
  await confirm(id, { state: 'confirmed', via: 'call' })
  await confirm(id, { state: 'asked', from: 'confirmed', takesBack: true })
  const { body } = await confirm(id, { state: 'asked', via: 'whatsapp' }, admin)
  await shop.post(new URL(body.link).pathname, 'answer=confirm', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { confirmation, confirmations } = await desk.orderOf(id)
  expect(confirmations).toMatchObject([
    { state: 'unreachable', via: 'call', by: { name: 'Pinky' } },
    { state: 'asked', via: 'whatsapp', by: { name: 'Pinky' } },
    { state: 'asked', via: 'whatsapp', by: { name: 'Owner' } },
    { state: 'confirmed', via: 'link', by: { role: 'customer' } },
  ])
  expect(confirmation).toMatchObject({ state: 'confirmed', via: 'link', attempts: 3 })
})

it('begins with the last try of an order that knows no others', async () => {
  const id = await desk.placed()
  await confirm(id, { state: 'unreachable', via: 'call' })
  const { orders, firestore } = shop.database
  const { confirmations: _confirmations, ...old } = (await orders.doc(id).get()).data() ?? {}
  await firestore.collection('orders').doc(id).set(old)
  expect(await desk.orderOf(id)).not.toHaveProperty('confirmations')
  await confirm(id, { state: 'confirmed', via: 'call' })
  expect((await desk.orderOf(id)).confirmations).toMatchObject([
    { state: 'unreachable' },
    { state: 'confirmed' },
  ])
})

it('keeps the latest 40 tries', async () => {
  const id = await desk.placed()
  for (let count = 0; count < 42; count++) await confirm(id, { state: 'unreachable', via: 'call' })
  const { confirmation, confirmations } = await desk.orderOf(id)
  expect([confirmations.length, confirmation.attempts]).toEqual([40, 42])
})

it('keeps from what to what an address was corrected, and by whom', async () => {
  const id = await desk.placed()
  const [first, second, third] = [
    anAddress(),
    anAddress({ address: '7 Assi Ghat' }),
    anAddress({ address: '7 Assi Ghat', city: 'Sarnath', postalCode: '221007' }),
  ]
  await put(id, 'address', second)
  await put(id, 'address', second)
  await put(id, 'address', third, admin)
  expect((await desk.orderOf(id)).addressChanges).toMatchObject([
    { from: first, to: second, by: { name: 'Pinky' } },
    { from: second, to: third, by: { name: 'Owner' } },
  ])
})

it('is for the people of the shop alone', async () => {
  const id = await desk.placed()
  await confirm(id, { state: 'unreachable', via: 'call' })
  await put(id, 'address', anAddress({ address: '7 Assi Ghat' }))
  const { body: mine } = await shop.as(asha).get('/api/orders/my-orders')
  const { body: own } = await shop.as(asha).get(`/api/orders/${id}`)
  for (const order of [own, mine.find(({ _id }: Account) => _id === id)]) {
    expect(order.shippingAddress.address).toBe('7 Assi Ghat')
    expect(order).not.toHaveProperty('confirmations')
    expect(order).not.toHaveProperty('addressChanges')
  }
})
