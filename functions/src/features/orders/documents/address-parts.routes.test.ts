import type { Order } from '@bartan/contract/orders/schema'
import { taxDocumentSchema, type TaxDocument } from '@bartan/contract/tax/schema'
import { describe, expect, it } from 'vitest'
import { startBilling } from './testing/start-billing.ts'

/** Every part of an address, changed at every status (contract §12, §14, §17). The seller is in Uttar Pradesh. */

const { shop, admin, asha, ordered, setStatus, documentsOf, pathOf } = await startBilling()
const HOME = 'Uttar Pradesh'

type Part = {
  what: string
  change: Record<string, string>
  /** Where it is supplied to afterwards. */
  place?: string
  /** Nothing of a document depends on it. */
  isQuiet?: true
}

const PARTS: readonly Part[] = [
  { what: 'the first name', change: { firstName: 'Meera' } },
  { what: 'the last name', change: { lastName: 'Kumari' } },
  { what: 'the phone', change: { phone: '9123456780' }, isQuiet: true },
  { what: 'the street', change: { address: '7 Lanka' } },
  { what: 'the city', change: { city: 'Sarnath' } },
  { what: 'the PIN within the state', change: { postalCode: '221008' } },
  { what: 'the PIN to another state', change: { postalCode: '560001' }, place: 'Karnataka' },
  {
    what: 'city and PIN to another state',
    change: { city: 'Mumbai', postalCode: '400001' },
    place: 'Maharashtra',
  },
  { what: 'the state alone', change: { state: 'Bihar' }, place: 'Bihar' },
  {
    what: 'PIN and state, across a border that the post ignores',
    change: { postalCode: '247667', state: 'Himachal Pradesh' },
    place: 'Himachal Pradesh',
  },
  { what: 'the GSTIN', change: { buyerGstin: '09AAPFU0939F1ZT' } },
  // The state of delivery counts, wherever the buyer is registered (IGST Act, s. 10(1)(ca)).
  { what: 'the GSTIN of another state', change: { buyerGstin: '27AAPFU0939F1ZV' } },
]

const correct = (order: Order, change: object) =>
  shop
    .as(admin)
    .put(`/api/admin/orders/${order._id}/address`, { ...order.shippingAddress, ...change })

const read = async (order: Order): Promise<TaxDocument[]> => {
  const entries = await documentsOf(order)
  const replies = entries.map(({ number }) => shop.as(asha).get(pathOf(order, number)))
  return (await Promise.all(replies)).map(({ body }) => taxDocumentSchema.parse(body))
}

/** Buyer, place and taxes are those of the corrected address, and all adds up to what is paid. */
const expectCorrected = (
  document: TaxDocument | undefined,
  order: Order,
  { change, place = HOME }: Part,
): void => {
  const { firstName, lastName, address, city, postalCode } = { ...order.shippingAddress, ...change }
  expect(document?.kind).toBe('tax_invoice')
  expect(document?.buyer).toMatchObject({
    name: `${firstName} ${lastName}`,
    address,
    city,
    postalCode,
    state: place,
  })
  expect(document?.buyer.gstin).toBe(change['buyerGstin'])
  expect(document?.placeOfSupply).toBe(place)
  const { cgst = 0, sgst = 0, igst = 0, total } = document?.totals ?? {}
  expect(cgst).toBe(sgst)
  expect([cgst > 0, igst > 0]).toEqual(place === HOME ? [true, false] : [false, true])
  expect(total).toBe(order.totalPrice)
}

describe.each(PARTS)('$what', (part) => {
  it('is corrected while the order is in the shop, and its first document has it', async () => {
    const order = await ordered()
    const { status, body } = await correct(order, part.change)
    const { buyerGstin, ...moved }: Part['change'] = { ...part.change, state: part.place ?? HOME }
    expect([status, body.shippingAddress]).toEqual([200, { ...order.shippingAddress, ...moved }])
    expect(body.buyerGstin).toBe(buyerGstin)
    await setStatus(order, 'Shipped')
    const documents = await read(order)
    expect(documents).toHaveLength(1)
    expectCorrected(documents[0], order, part)
  })

  it.each([
    ['on its way', ['Shipped'], []],
    ['delivered', ['Shipped', 'Delivered'], []],
    ['cancelled', ['Cancelled'], []],
    ['refused at the door', ['Shipped', 'Cancelled'], ['credit_note']],
  ] as const)('stays as it is on what is %s, until it is back', async (_, steps, after) => {
    const order = await ordered()
    for (const status of steps) await setStatus(order, status)
    const issued = await read(order)
    const late = await correct(order, part.change)
    expect([late.status, late.body.code]).toEqual([409, 'order_locked'])
    expect(late.body.current).toEqual({ status: steps.at(-1) })
    expect((await shop.as(admin).get(`/api/orders/${order._id}`)).body).toMatchObject({
      shippingAddress: order.shippingAddress,
      status: steps.at(-1),
    })
    expect(await read(order)).toEqual(issued)

    await setStatus(order, 'Processing')
    expect((await correct(order, part.change)).status).toBe(200)
    await setStatus(order, 'Shipped')
    const documents = await read(order)
    // What was issued stays word for word.
    expect(documents.slice(0, issued.length)).toEqual(issued)
    const isIssuedAnew = issued.length === 0 || after.length > 0 || !part.isQuiet
    const credited = issued.length > 0 && isIssuedAnew ? ['credit_note'] : []
    expect(documents.map(({ kind }) => kind)).toEqual([
      ...(issued.length > 0 ? ['tax_invoice', ...credited] : []),
      ...(isIssuedAnew ? ['tax_invoice'] : []),
    ])
    expectCorrected(documents.at(-1), order, part)
    const notes = documents.filter(({ kind }) => kind === 'credit_note')
    expect(notes.map(({ of, placeOfSupply, totals }) => [of, placeOfSupply, totals])).toEqual(
      credited.map(() => [issued[0]?.number, HOME, issued[0]?.totals]),
    )
  })
})
