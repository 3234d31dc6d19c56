import { expect, it } from 'vitest'
import type { Account } from '#testing/start-test-shop.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()
const { shop, admin, packer, asha, productId } = desk
const accounts = await shop.saveUser({ role: 'accounts' })
const SECRETS = ['UTR-AHEAD', 'UTR-DOOR', 'asha@bank', 'UTR-BACK']
const FIELDS = ['"balance"', '"short"', '"refundTo"', '"utr"', '"reference"']
const seenIn = (body: unknown, words: string[]): string[] =>
  words.filter((word) => JSON.stringify(body).includes(word))

/** An order whose money came and went in every way. */
const returnedOrder = async (): Promise<string> => {
  const id = await desk.placed()
  const path = `/api/admin/orders/${id}`
  const as = shop.as(admin)
  await as.post(`${path}/advance`, { amount: 10, via: 'upi', reference: 'UTR-AHEAD' })
  const { toCollect } = await desk.orderOf(id)
  const collected = { by: 'upi', amount: toCollect, utr: 'UTR-DOOR' }
  await as.put(path, { status: 'Delivered', collected })
  const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
  const refundTo = { via: 'upi', reference: 'asha@bank' }
  await shop.as(asha).post(`/api/orders/${id}/return`, { lines, reason: 'defective', refundTo })
  await as.put(`${path}/return`, { decision: 'accepted' })
  await as.post(`${path}/refund`, { via: 'upi', reference: 'UTR-BACK' })
  return id
}

const repliesTo = async (who: Account, id: string): Promise<unknown[]> => {
  const as = shop.as(who)
  const { body: one } = await as.get(`/api/orders/${id}`)
  const { body: list } = await as.get('/api/admin/orders')
  expect([one._id, list[0]._id, one.toCollect]).toEqual([id, id, 0])
  return [one, list]
}

it('shows by which payments money came, and where it went, to admins and accounts alone', async () => {
  const id = await returnedOrder()
  for (const who of [admin, accounts])
    for (const reply of await repliesTo(who, id)) {
      expect(seenIn(reply, SECRETS)).toEqual(SECRETS)
      expect(seenIn(reply, ['"balance"'])).toEqual(['"balance"'])
    }
  for (const reply of await repliesTo(packer, id))
    expect(seenIn(reply, [...SECRETS, ...FIELDS])).toEqual([])
})

it('lists by what is short to those alone who see it', async () => {
  for (const [who, status] of [
    [admin, 200],
    [accounts, 200],
    [packer, 403],
  ] as const)
    expect((await shop.as(who).get('/api/admin/orders?short=true')).status).toBe(status)
})

it('names by which payment money went back in the message of who may know it alone', async () => {
  const path = `/api/admin/orders/${await returnedOrder()}`
  for (const [who, seen] of [
    [packer, []],
    [admin, ['UTR-BACK']],
  ] as const) {
    const { body: message } = await shop.as(who).get(`${path}/message`)
    const { body: written } = await shop.as(who).post(`${path}/messages`)
    for (const { text } of [message, written]) {
      expect(text).toContain('₹')
      expect(seenIn(text, SECRETS)).toEqual(seen)
    }
  }
})

it("hides them from a packer's own changes, also when one is repeated with its key", async () => {
  const id = await desk.placed()
  await shop.as(admin).post(`/api/admin/orders/${id}/advance`, {
    amount: 10,
    via: 'upi',
    reference: 'UTR-AHEAD',
  })
  const headers = { 'idempotency-key': `note-of-${id}` }
  const note = () =>
    shop.as(packer).post(`/api/admin/orders/${id}/notes`, { text: 'Fragile' }, { headers })
  for (const { status, body } of [await note(), await note()]) {
    expect([status, body.notes.length, body.advances[0].amount]).toEqual([201, 1, 10])
    expect(seenIn(body, [...SECRETS, ...FIELDS])).toEqual([])
  }
})
