import { asPhone } from '@bartan/contract/users/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOfToken } from '#domain/hashed-ids.ts'
import { anAddress } from '#testing/builders.ts'
import { startDesk } from '../../testing/start-desk.ts'

let id: string
const desk = await startDesk()
const { shop, admin, packer } = desk
beforeEach(async () => {
  id = await desk.placed()
})

const confirm = (body: object, who = admin) =>
  shop.as(who).put(`/api/admin/orders/${id}/confirmation`, body)
const ask = async (): Promise<string> =>
  new URL((await confirm({ state: 'asked', via: 'whatsapp' })).body.link).pathname
const put = (path: string, body: object) =>
  shop.as(admin).put(`/api/admin/orders/${id}${path}`, body)
const press = (path: string, answer: string, headers: Record<string, string> = {}) =>
  shop.post(path, `answer=${answer}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const read = () => desk.orderOf(id)
const trail = async () => (await shop.as(admin).get(`/api/admin/audit?target=${id}`)).body

/** What there is behind a link, and whether presses on it change anything. */
const tried = async (path: string) => {
  const before = JSON.stringify(await read())
  const opened = await shop.get(path)
  const statuses = [opened.status]
  for (const answer of ['cancel', 'confirm']) statuses.push((await press(path, answer)).status)
  return {
    statuses,
    asks: String(opened.body).includes('<form'),
    changed: JSON.stringify(await read()) !== before,
  }
}

const OVER = { statuses: [410, 410, 410], asks: false, changed: false }

describe('a link ends', () => {
  it('with a newer one, which works', async () => {
    const [older, newer] = [await ask(), await ask()]
    expect(await tried(older)).toEqual(OVER)
    expect((await press(newer, 'confirm')).status).toBe(200)
  })

  it('when the question is taken back', async () => {
    const path = await ask()
    await confirm({ state: 'unasked', from: 'asked', takesBack: true })
    expect(await tried(path)).toEqual(OVER)
  })

  it('when an answer by phone is taken back', async () => {
    const path = await ask()
    await confirm({ state: 'confirmed', via: 'call' })
    await confirm({ state: 'asked', from: 'confirmed', takesBack: true })
    expect(await tried(path)).toEqual(OVER)
  })

  it.each([{ phone: asPhone('9123456780') }, { address: '7 Another Lane' }, { city: 'Agra' }])(
    'with another address: %j',
    async (change) => {
      const path = await ask()
      expect((await put('/address', anAddress(change))).status).toBe(200)
      expect(await tried(path)).toEqual(OVER)
    },
  )

  it('with other goods', async () => {
    const path = await ask()
    const line = { productId: desk.productId, size: 'Small', color: 'Red', quantity: 2 }
    expect((await put('/lines', { lines: [line] })).status).toBe(200)
    expect(await tried(path)).toEqual(OVER)
  })

  it.each(['Shipped', 'Delivered', 'Cancelled'])(
    'when the order is %s, also once it is Processing again',
    async (status) => {
      const path = await ask()
      await put('', { status })
      expect((await press(path, 'cancel')).status).not.toBe(500)
      expect((await read()).status).toBe(status)
      await put('', { status: 'Processing' })
      expect(await tried(path)).toEqual(OVER)
    },
  )

  it('with its answer, also once that is taken back', async () => {
    const path = await ask()
    await press(path, 'confirm')
    await confirm({ state: 'asked', from: 'confirmed', takesBack: true })
    expect(await tried(path)).toEqual(OVER)
  })

  it('not when the customer is merely not reached by phone, nor by a note', async () => {
    const path = await ask()
    await confirm({ state: 'unreachable', via: 'call' })
    await shop.as(admin).post(`/api/admin/orders/${id}/notes`, { text: 'Call in the evening' })
    expect((await press(path, 'confirm')).status).toBe(200)
  })
})

/** As an earlier version made one. */
const saveOld = async (token: string) => {
  const { orderLinks, timestamp } = shop.database
  await orderLinks.doc(hashOfToken(token)).set({
    orderId: id,
    usedAt: null,
    expiresAt: timestamp(new Date(shop.clock.now().getTime() + 3_600_000)),
  })
  return `/c/${token}`
}

describe('a link that an earlier version made', () => {
  it('works', async () => {
    const path = await saveOld(`old-${id}`)
    expect((await press(path, 'confirm')).status).toBe(200)
    expect((await read()).confirmation).toMatchObject({ state: 'confirmed', via: 'link' })
  })

  it('ends with a newer one, and with another address', async () => {
    const path = await saveOld(`older-${id}`)
    await ask()
    expect(await tried(path)).toEqual(OVER)
    id = await desk.placed()
    const other = await saveOld(`other-${id}`)
    await put('/address', anAddress({ phone: asPhone('9123456780') }))
    expect(await tried(other)).toEqual(OVER)
  })
})

describe('an answer by a link', () => {
  it.each([
    ['confirm', { confirmation: { from: 'asked', to: 'confirmed' } }],
    [
      'cancel',
      {
        confirmation: { from: 'asked', to: 'declined' },
        status: { from: 'Processing', to: 'Cancelled' },
      },
    ],
  ] as const)('%s is on the audit trail, with address and browser', async (answer, changes) => {
    const path = await ask()
    await press(path, answer, { 'user-agent': 'Test phone/1.0' })
    await press(path, answer, { 'user-agent': 'Test phone/1.0' })
    const [entry, ...others] = await trail()
    expect(entry).toMatchObject({
      action: 'order.confirmation_set',
      by: { _id: desk.asha._id, name: desk.asha.name },
      target: { _id: id },
      changes,
      origin: { address: expect.stringMatching(/127\.0\.0\.1$/), agent: 'Test phone/1.0' },
    })
    expect(others.filter(({ origin }: { origin?: object }) => origin)).toEqual([])
  })

  it('loses its address with the account', async () => {
    const asha = await shop.saveUser()
    const { placeOrder } = await import('#testing/orders.ts')
    id = (await placeOrder(shop, asha, [{ productId: desk.productId }]))._id
    await press(await ask(), 'confirm', { 'user-agent': 'Test phone/1.0' })
    await shop.as(asha).del('/api/users/profile', { password: asha.password })
    expect(JSON.stringify(await trail())).not.toMatch(/Test phone|127\.0\.0\.1/)
  })
})

describe('a packer', () => {
  it('asks, and gets nothing by which the order can be cancelled', async () => {
    const { status, body } = await confirm({ state: 'asked', via: 'whatsapp' }, packer)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('link')
    expect(JSON.stringify(body)).not.toContain('/c/')
    expect(body.confirmation).toMatchObject({ state: 'asked', attempts: 1 })
    expect(body.messages).toMatchObject([{ kind: 'asked', via: 'whatsapp' }])
  })

  it('leaves the link good that an admin has sent', async () => {
    const path = await ask()
    await confirm({ state: 'asked', via: 'whatsapp' }, packer)
    await shop.as(packer).post('/api/admin/orders/confirmations', { ids: [id], state: 'asked' })
    expect((await press(path, 'confirm')).status).toBe(200)
  })

  it('has their name on what they say in the customer’s place', async () => {
    await confirm({ state: 'confirmed', via: 'link' }, packer)
    const by = { _id: packer._id, name: packer.name }
    expect((await read()).confirmation.by).toMatchObject({ ...by, role: 'packer' })
    expect((await trail())[0]).toMatchObject({ by })
  })
})
