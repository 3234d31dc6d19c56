import { randomUUID } from 'node:crypto'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { anAddress } from '../builders.ts'
import type { TestShop } from '../start-test-shop.ts'
import {
  aPicture,
  line,
  preparations,
  type ChangingCall,
  type People,
  type Prepared,
} from './prepare.ts'

export const deskCalls = (shop: TestShop, people: People) => {
  const { admin, asha, productId } = people
  const { desk, placed, delivered, returned } = preparations(shop, people)
  const refundDue = async () => {
    const id = await returned()
    await desk.put(`/api/admin/orders/${id}/return`, { decision: 'accepted' })
    return id
  }
  const deliveredShort = async () => {
    const id = await placed()
    const collected = { by: 'cash', amount: 1 }
    await desk.put(`/api/admin/orders/${id}`, { status: 'Delivered', collected })
    return id
  }
  const orderNumber = async () =>
    String((await desk.get(`/api/orders/${await placed()}`)).body.number)
  const collected = async () =>
    desk.put(`/api/admin/orders/${await placed()}`, { status: 'Delivered' })
  return {
    'POST /api/admin/cash/handovers': async () => {
      await collected()
      return { body: { day: dayOf(shop.clock.now()), amount: 10 }, who: admin }
    },
    'POST /api/admin/cash/remittances': async () => {
      const id = await placed()
      const awb = randomUUID()
      await desk.put(`/api/admin/orders/${id}/shipment`, { courier: 'Delhivery', awb })
      const { body } = await desk.put(`/api/admin/orders/${id}`, { status: 'Delivered' })
      return {
        path: '/api/admin/cash/remittances?courier=Delhivery',
        csv: `awb,paid\n${awb},${body.totalPrice}\n`,
        who: admin,
      }
    },
    'DELETE /api/admin/cash/handovers/:day/:id': async () => {
      await collected()
      const day = dayOf(shop.clock.now())
      const { body } = await desk.post('/api/admin/cash/handovers', { day, amount: 20 })
      return { path: `/api/admin/cash/handovers/${day}/${body._id}`, who: admin }
    },
    'POST /api/admin/orders': async () => ({
      body: {
        customer: { name: 'Mina Das', phone: shop.newPhone() },
        orderItems: [line(productId)],
        shippingAddress: anAddress(),
      },
      who: admin,
    }),
    'PUT /api/admin/orders/:id': async () => ({
      path: `/api/admin/orders/${await placed()}`,
      body: { status: 'Cancelled' },
      who: admin,
    }),
    'DELETE /api/admin/orders/:id': async () => ({
      path: `/api/admin/orders/${await placed()}`,
      who: admin,
    }),
    'POST /api/admin/orders/bulk': async () => ({
      body: { ids: [await placed(), await placed(), 'none'], status: 'Shipped' },
      who: admin,
    }),
    'POST /api/admin/orders/packed': async () => ({
      body: { ids: [await placed(), await placed()], packed: true },
      who: admin,
    }),
    'POST /api/admin/orders/confirmations': async () => ({
      body: { ids: [await placed(), await placed()], state: 'unreachable', via: 'call' },
      who: admin,
    }),
    'PUT /api/admin/orders/:id/confirmation': async () => ({
      path: `/api/admin/orders/${await placed()}/confirmation`,
      body: { state: 'unreachable', via: 'call' },
      who: admin,
    }),
    'PUT /api/admin/orders/:id/shipment': async () => ({
      path: `/api/admin/orders/${await placed()}/shipment`,
      body: { courier: 'Delhivery', awb: 'AWB1' },
      who: admin,
    }),
    'POST /api/admin/orders/shipments.csv': async () => ({
      csv: `number,courier,awb\n${await orderNumber()},Delhivery,AWB7\n`,
      who: admin,
    }),
    'POST /api/admin/orders/:id/notes': async () => ({
      path: `/api/admin/orders/${await placed()}/notes`,
      body: { text: 'Rings twice.' },
      who: admin,
    }),
    'PUT /api/admin/orders/:id/address': async () => ({
      path: `/api/admin/orders/${await placed()}/address`,
      body: anAddress({ city: 'Prayagraj' }),
      who: admin,
    }),
    'PUT /api/admin/orders/:id/lines': async () => ({
      path: `/api/admin/orders/${await placed()}/lines`,
      body: { lines: [{ ...line(productId), quantity: 3 }] },
      who: admin,
    }),
    'POST /api/admin/orders/:id/advance': async () => ({
      path: `/api/admin/orders/${await placed()}/advance`,
      body: { amount: 50, via: 'upi', reference: 'UTR1' },
      who: admin,
    }),
    'POST /api/admin/orders/:id/account/write-off': async () => ({
      path: `/api/admin/orders/${await deliveredShort()}/account/write-off`,
      body: { reason: 'Ten rupees short at the door' },
      who: admin,
    }),
    'POST /api/admin/orders/:id/return': async () => ({
      path: `/api/admin/orders/${await delivered()}/return`,
      body: { lines: [line(productId)], reason: 'defective' },
      who: admin,
    }),
    'POST /api/orders/:id/cancel': async () => ({
      path: `/api/orders/${await placed()}/cancel`,
      who: asha,
    }),
    'POST /api/orders/:id/return': async () => ({
      path: `/api/orders/${await delivered()}/return`,
      body: { lines: [line(productId)], reason: 'defective' },
      who: asha,
    }),
    // The settings must have it (exchangeAtOnce), and other instances learn of these only after seconds.
    'POST /api/admin/orders/:id/return/exchange': async () => ({
      path: `/api/admin/orders/${await returned()}/return/exchange`,
      body: { lines: [{ ...line(productId), for: {} }] },
      who: admin,
    }),
    'PUT /api/admin/orders/:id/return/pickup': async () => ({
      path: `/api/admin/orders/${await returned()}/return/pickup`,
      body: { courier: 'Delhivery', awb: 'BACK1' },
      who: admin,
    }),
    'PUT /api/admin/orders/:id/return': async () => ({
      path: `/api/admin/orders/${await returned()}/return`,
      body: { decision: 'accepted' },
      who: admin,
    }),
    'POST /api/admin/orders/:id/refund': async () => ({
      path: `/api/admin/orders/${await refundDue()}/refund`,
      body: { via: 'upi' },
      who: admin,
    }),
    'POST /api/admin/orders/:id/received': async () => {
      const id = await placed()
      await desk.put(`/api/admin/orders/${id}`, { status: 'Shipped' })
      const refused = { status: 'Cancelled', cancelReason: 'refused' }
      await desk.put(`/api/admin/orders/${id}`, refused)
      return { path: `/api/admin/orders/${id}/received`, body: {}, who: admin }
    },
    'POST /api/admin/orders/parcel': async () => ({
      body: { ids: [await placed(), await placed()], courier: 'DTDC', awb: randomUUID() },
      who: admin,
    }),
    'DELETE /api/admin/opening/practice-orders': async () => ({ who: admin }),
    'POST /api/admin/opening/documents': async () => {
      // Shipped before it was known who sells.
      const order = shop.database.orders.doc(await placed())
      await order.update({ status: 'Shipped', lacksDocument: true })
      return { body: {}, who: admin }
    },
    'POST /api/admin/orders/print': async () => ({
      body: { ids: [await placed()], kind: 'labels' },
      who: admin,
    }),
    'POST /api/admin/orders/read': async () => ({ body: { text: '2 steel buckets' }, who: admin }),
    'POST /api/admin/orders/:id/words': async () => ({
      path: `/api/admin/orders/${await placed()}/words`,
      body: { words: [{ said: `2 xq${randomUUID().replaceAll(/[^a-f]/g, '')}`, productId }] },
      who: admin,
    }),
    'POST /api/admin/orders/:id/messages': async () => ({
      path: `/api/admin/orders/${await placed()}/messages`,
      who: admin,
    }),
    'POST /api/orders/:id/return/photos': async () => ({
      path: `/api/orders/${await returned()}/return/photos`,
      picture: await aPicture(),
      who: asha,
    }),
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
