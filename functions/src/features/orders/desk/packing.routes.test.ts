import { describe, expect, it } from 'vitest'
import type { Account } from '#testing/start-test-shop.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()
const { shop, admin, packer, asha } = desk

const placed = () => desk.placed()
const orderOf = (id: string) => desk.orderOf(id)
const pack = (ids: string[], packed: boolean, who = packer) =>
  shop.as(who).post('/api/admin/orders/packed', { ids, packed })
const confirm = (body: object, who = packer) =>
  shop.as(who).post('/api/admin/orders/confirmations', body)
const counts = async () => (await shop.as(admin).get('/api/admin/orders/counts')).body
const listed = async (query: string): Promise<string[]> =>
  (await shop.as(admin).get(`/api/admin/orders?${query}`)).body.map(({ _id }: Account) => _id)

describe('packing', () => {
  it('is noted and taken back, and twice is once', async () => {
    const id = await placed()
    expect((await pack([id, id], true)).body).toEqual({ done: [id], refused: [] })
    const { packedAt } = await orderOf(id)
    expect(packedAt).toMatch(/^\d{4}-/)
    await pack([id], true, admin)
    expect((await orderOf(id)).packedAt).toBe(packedAt)
    await pack([id], false)
    expect((await orderOf(id)).packedAt).toBeUndefined()
  })

  it('is for orders that are Processing, and tells of the others', async () => {
    const [here, gone] = [await placed(), await placed()]
    await shop.as(admin).put(`/api/admin/orders/${gone}`, { status: 'Shipped' })
    const { body } = await pack([gone, here, 'nowhere'], true)
    expect(body.done).toEqual([here])
    expect(body.refused).toMatchObject([
      { id: gone, code: 'order_locked' },
      { id: 'nowhere', code: 'not_found' },
    ])
  })

  it('ends with a cancelled order, whose goods go back to the shelf', async () => {
    const id = await placed()
    await pack([id], true)
    for (const status of ['Cancelled', 'Processing'])
      await shop.as(admin).put(`/api/admin/orders/${id}`, { status })
    expect((await orderOf(id)).packedAt).toBeUndefined()
  })

  it('parts what is to pack from what is to ship, in the list and in the counts', async () => {
    const [packed, unpacked] = [await placed(), await placed()]
    const before = await counts()
    await confirm({ ids: [packed, unpacked], state: 'confirmed', via: 'call' })
    await pack([packed], true)
    const after = await counts()
    expect([after.toPack - before.toPack, after.packed - before.packed]).toEqual([2, 1])
    const todo = 'status=Processing&confirmation=confirmed&sort=oldest'
    expect(await listed(`${todo}&packed=true`)).toContain(packed)
    expect(await listed(`${todo}&packed=true`)).not.toContain(unpacked)
    expect(await listed(`${todo}&packed=false`)).toContain(unpacked)
    expect(await listed(`${todo}&packed=false`)).not.toContain(packed)
  })

  it('tells the customer that it is packed, and not when', async () => {
    const id = await placed()
    await pack([id], true)
    const { body } = await shop.as(asha).get('/api/orders/my-orders')
    expect(body.find(({ _id }: Account) => _id === id)).not.toHaveProperty('packedAt')
    const own = await shop.as(asha).get(`/api/orders/${id}`)
    expect(own.body).not.toHaveProperty('packedAt')
    expect(own.body).toMatchObject({ isPacked: true })
    await pack([id], false)
    expect((await shop.as(asha).get(`/api/orders/${id}`)).body).not.toHaveProperty('isPacked')
  })

  it.each([
    [{ packed: true }, 'ids'],
    [{ ids: ['a'], packed: 'yes' }, 'packed'],
  ])('%j is refused by name', async (body, field) => {
    const { status, body: reply } = await shop.as(packer).post('/api/admin/orders/packed', body)
    expect([status, Object.keys(reply.fields)]).toEqual([400, [field]])
  })
})

describe('shipping many', () => {
  it('notes one courier for all of them, whose parcel numbers follow', async () => {
    const ids = [await placed(), await placed()]
    const body = { ids, status: 'Shipped', from: 'Processing', courier: 'Delhivery' }
    expect((await shop.as(packer).post('/api/admin/orders/bulk', body)).body.done).toEqual(ids)
    const shipped = await orderOf(ids[0] ?? '')
    expect(shipped).toMatchObject({
      status: 'Shipped',
      shipment: { courier: 'Delhivery', awb: '' },
    })
    const parcel = { courier: 'Delhivery', awb: 'D1' }
    await shop.as(packer).put(`/api/admin/orders/${ids[0]}/shipment`, parcel)
    expect((await orderOf(ids[0] ?? '')).shipment).toMatchObject(parcel)
  })

  it.each(['DTDC', 'd tdc'])(
    'keeps a parcel number of the same courier, as %s',
    async (courier) => {
      const id = await placed()
      await shop.as(packer).put(`/api/admin/orders/${id}/shipment`, { courier: 'DTDC', awb: 'X9' })
      await shop.as(admin).put(`/api/admin/orders/${id}`, { status: 'Processing' })
      const body = { ids: [id], status: 'Shipped', courier }
      await shop.as(packer).post('/api/admin/orders/bulk', body)
      expect((await orderOf(id)).shipment).toMatchObject({ courier: 'DTDC', awb: 'X9' })
    },
  )

  it('takes a courier only with Shipped', async () => {
    const id = await placed()
    const body = { ids: [id], status: 'Delivered', courier: 'DTDC' }
    const reply = await shop.as(packer).post('/api/admin/orders/bulk', body)
    expect(reply.body.refused).toMatchObject([{ id, code: 'invalid_input' }])
  })

  it('notes what was collected of all, each its total', async () => {
    const id = await placed()
    const body = { ids: [id], status: 'Delivered', collected: { by: 'upi' } }
    await shop.as(packer).post('/api/admin/orders/bulk', body)
    const { collected, totalPrice } = await orderOf(id)
    expect(collected).toMatchObject({ by: 'upi', amount: totalPrice })
  })
})

describe('confirming many', () => {
  it('confirms each, and refuses those that somebody else has answered', async () => {
    const [first, second] = [await placed(), await placed()]
    await confirm({ ids: [first], state: 'confirmed', via: 'call' })
    const { body } = await confirm({ ids: [first, second], state: 'confirmed', from: 'unasked' })
    expect(body.done).toEqual([second])
    expect(body.refused).toMatchObject([{ id: first, code: 'changed_meanwhile' }])
  })

  it('is taken back to what was before, without another attempt', async () => {
    const id = await placed()
    await confirm({ ids: [id], state: 'unreachable', via: 'call' })
    await confirm({ ids: [id], state: 'confirmed' })
    await confirm({ ids: [id], state: 'unreachable', from: 'confirmed', takesBack: true })
    expect((await orderOf(id)).confirmation).toMatchObject({ state: 'unreachable', attempts: 1 })
    await confirm({ ids: [id], state: 'unasked', from: 'unreachable', takesBack: true })
    expect((await orderOf(id)).confirmation).toMatchObject({ state: 'unasked', attempts: 0 })
  })

  it('makes no link for what is taken back', async () => {
    const id = await placed()
    const body = { state: 'asked', via: 'whatsapp', takesBack: true }
    const reply = await shop.as(packer).put(`/api/admin/orders/${id}/confirmation`, body)
    expect(reply.body).not.toHaveProperty('link')
    expect(reply.body.confirmation.attempts).toBe(0)
  })
})

it('tells when the last order was placed', async () => {
  const { createdAt } = await orderOf(await placed())
  expect((await counts()).newestAt).toBe(createdAt)
})

/** Both at the same moment. */
const asBoth = (step: (who: Account) => Promise<unknown>) => Promise.all([admin, packer].map(step))

it('two people who take the same steps at once neither lose nor repeat one', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, placed))
  await asBoth((who) => confirm({ ids, state: 'confirmed', from: 'unasked', via: 'call' }, who))
  await asBoth((who) => pack(ids, true, who))
  const ship = { ids, status: 'Shipped', from: 'Processing', courier: 'DTDC' }
  await asBoth((who) => shop.as(who).post('/api/admin/orders/bulk', ship))
  const orders = await Promise.all(ids.map(orderOf))
  for (const order of orders) {
    expect(order).toMatchObject({ status: 'Shipped', confirmation: { state: 'confirmed' } })
    expect(order.statusHistory).toHaveLength(2)
  }
  const trails = await Promise.all(
    ids.map(async (id) => (await shop.as(admin).get(`/api/admin/audit?target=${id}`)).body),
  )
  const actions = trails.map((trail) => trail.map(({ action }: { action: string }) => action))
  const once = ['order.status_changed', 'order.packed', 'order.confirmation_set']
  expect(actions).toEqual(ids.map(() => once))
})
