import type { PrintKind } from '@bartan/contract/orders/desk-rules'
import { expect, it } from 'vitest'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { checkPdfA } from '#testing/pdf/check-pdf-a.ts'
import { named, ofType, readPdf } from '#testing/pdf/read-pdf.ts'
import { register } from '#testing/register.ts'
import { startDesk } from '../testing/start-desk.ts'
import { asParcels, numbersOf } from './parcel.ts'

const desk = await startDesk()
const { shop, admin, packer, asha } = desk
await register(shop, admin, 'unregistered')

const print = async (ids: readonly string[], kind: PrintKind, who = packer) => {
  const reply = await fetch(`${shop.url}/api/admin/orders/print`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, kind }),
  })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const text = bytes.toString('latin1')
  return {
    bytes,
    status: reply.status,
    type: reply.headers.get('content-type'),
    printed: reply.headers.get('x-printed'),
    pages: text.match(/\/Type \/Page\b/g)?.length,
    text,
  }
}

/** What is on the pages. */
const drawnIn = ({ bytes }: { bytes: Buffer }) => {
  const pdf = readPdf(bytes)
  return ofType(pdf, 'Page').map(({ head }) => named(pdf, head, 'Contents')?.data?.toString())
}

const ordered = (count: number) => desk.placedMany(count)

it('prints a label for each parcel, and four packing slips on a sheet', async () => {
  const ids = await ordered(5)
  const labels = await print(ids, 'labels')
  expect(labels).toMatchObject({ status: 200, type: 'application/pdf', printed: '5', pages: 5 })
  // 4 × 6 inches, in points.
  expect(labels.text).toContain('/MediaBox [0 0 288 432]')
  expect(await print(ids, 'slips')).toMatchObject({ status: 200, printed: '5', pages: 2 })
  expect(await print(ids, 'pick_list')).toMatchObject({ status: 200, printed: '5', pages: 1 })
})

it('prints the same label of a parcel, whichever of its orders are asked for', async () => {
  const ids = await ordered(2)
  const sent = await shop
    .as(packer)
    .post('/api/admin/orders/parcel', { ids, courier: 'Delhivery', awb: 'TWO-1' })
  expect(sent.status).toBe(200)
  const [whole, first] = [await print(ids, 'labels'), await print(ids.slice(0, 1), 'labels')]
  expect(first).toMatchObject({ status: 200, printed: '1', pages: 1 })
  expect(drawnIn(first)).toEqual(drawnIn(whole))
})

it('asks at a parcel’s door for no order that left it for a parcel of its own', async () => {
  const ids = await ordered(2)
  const [apart = '', kept = ''] = ids
  await shop
    .as(packer)
    .post('/api/admin/orders/parcel', { ids, courier: 'Delhivery', awb: 'TWO-2' })
  await shop.as(admin).put(`/api/admin/orders/${apart}`, { status: 'Processing' })
  const parcel = { courier: 'Ekart', awb: 'OWN-2' }
  await shop.as(admin).put(`/api/admin/orders/${apart}/shipment`, parcel)
  const orders = [await desk.orderOf(kept), await desk.orderOf(apart)]
  expect(asParcels(orders).map((one) => [numbersOf(one), one.toCollect])).toEqual(
    orders.map(({ number, toCollect }) => [number, toCollect]),
  )
  expect(await print([kept], 'labels')).toMatchObject({ printed: '1', pages: 1 })
  expect(await print(ids, 'labels')).toMatchObject({ printed: '2', pages: 2 })
})

it('leaves out what is cancelled or gone, and says how many it has', async () => {
  const [kept = '', cancelled = ''] = await ordered(2)
  await shop.as(admin).put(`/api/admin/orders/${cancelled}`, { status: 'Cancelled' })
  const labels = await print([kept, cancelled, 'nowhere', kept], 'labels')
  expect(labels).toMatchObject({ status: 200, printed: '1', pages: 1 })
  expect(await print([cancelled], 'labels')).toMatchObject({ status: 404 })
  expect(await print(['nowhere'], 'pick_list')).toMatchObject({ status: 404 })
})

it('prints the documents of orders that have left, in one file', async () => {
  const ids = await ordered(3)
  expect(await print(ids, 'documents')).toMatchObject({ status: 404 })
  await shop.as(admin).post('/api/admin/orders/bulk', { ids: ids.slice(1), status: 'Shipped' })
  expect(await print(ids, 'documents')).toMatchObject({ status: 200, printed: '2', pages: 2 })
})

it('prints PDF/A only, whatever script customers write in', async () => {
  const name = 'శ్రీనివాస్ ਅੰਮ੍ਰਿਤਸਰ 👩‍🍳'
  const lines = [{ productId: desk.productId }, { productId: await shop.saveProduct({ name }) }]
  const ids = [(await placeOrder(shop, asha, lines))._id]
  await shop.as(admin).post('/api/admin/orders/bulk', { ids, status: 'Shipped' })
  for (const kind of ['labels', 'slips', 'pick_list', 'documents'] as const) {
    const printed = await print(ids, kind)
    expect([printed.status, checkPdfA(printed.bytes)]).toEqual([200, []])
  }
})

it('prints 200 in one file, and none twice', async () => {
  const ids = await saveOrders(
    shop,
    asha,
    Array.from({ length: 200 }, () => ({})),
  )
  expect(await print(ids, 'pick_list')).toMatchObject({ status: 200, printed: '200' })
  const doubled = ids.slice(0, 4).flatMap((id) => [id, id])
  expect(await print(doubled, 'slips')).toMatchObject({ status: 200, printed: '4', pages: 1 })
})

it('takes 200 orders and no more, of kinds that there are, and only from staff', async () => {
  const some = Array.from({ length: 201 }, (_, place) => `order-${place}`)
  expect((await print(some, 'labels')).status).toBe(400)
  expect((await print([], 'labels')).status).toBe(400)
  const { body } = await shop.as(admin).post('/api/admin/orders/print', { ids: ['a'], kind: 'x' })
  expect(body).toMatchObject({ code: 'invalid_input', fields: { kind: expect.any(String) } })
  expect((await print(['a'], 'labels', asha)).status).toBe(403)
})

it('draws orders of the first version, which know neither SKU nor confirmation', async () => {
  const ids = await saveOrders(shop, asha, [{}, { status: 'Shipped' }])
  for (const kind of ['labels', 'slips'] as const)
    expect(await print(ids, kind)).toMatchObject({ status: 200, printed: '2' })
})

it('prints 40 labels within 3 s', async () => {
  const ids = await saveOrders(
    shop,
    asha,
    Array.from({ length: 40 }, () => ({})),
  )
  const took: number[] = []
  // Other tests run at the same time: what takes longer by itself does so each time.
  for (let round = 0; round < 3 && !took.some((ms) => ms < 3000); round++) {
    const begun = performance.now()
    expect(await print(ids, 'labels')).toMatchObject({ status: 200, pages: 40 })
    took.push(performance.now() - begun)
  }
  expect(Math.min(...took)).toBeLessThan(3000)
})
