import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { DAY_MS, dayOf } from '@bartan/contract/shared/shop-day'
import { world } from '../world/world.ts'
import { answerPasswordRequest } from './accounts.ts'
import type { Act } from './act.ts'
import { anyCode } from './codes.ts'
import { DESK_ACTS } from './desk.ts'
import { aLine } from './goods.ts'
import { onOrder } from './known-orders.ts'
import { addressOf } from './people.ts'

const PAISE = 100

const setsStatus = (status: string) =>
  onOrder(async (asking, id) => {
    await asking.send('PUT', `/api/admin/orders/${id}`, { status })
  })

const undoesStatus = onOrder(async (asking, id) => {
  const status = asking.step.random.oneOf(ORDER_STATUSES)
  await asking.send('PUT', `/api/admin/orders/${id}`, { status })
})

const answersReturn: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?returns=open&limit=5')
  const order = asking.step.random.anyOf(list)
  if (!order) return
  const decision = asking.step.random.isIn(0.75) ? 'accepted' : 'declined'
  await asking.send('PUT', `/api/admin/orders/${String(order['_id'])}/return`, { decision })
}

const countsStock: Act = async (asking, { offers }) => {
  const { random } = asking.step
  const { productId, good } = random.oneOf(offers)
  const body =
    'variants' in good
      ? { sku: random.oneOf(good.variants).sku, stockChange: random.between(-3, 12) }
      : random.isIn(0.5)
        ? { countInStock: random.below(40) }
        : { stockChange: random.between(-3, 20) }
  await asking.send('PUT', `/api/products/${productId}`, body)
}

const receivesGoods: Act = async (asking, { offers }) => {
  const { random } = asking.step
  const { productId, good } = random.oneOf(offers)
  const units = random.between(1, 6)
  const { status } = await asking.send('PUT', `/api/products/${productId}`, {
    stockChange: units,
    reason: 'received',
    ...('variants' in good && { sku: random.oneOf(good.variants).sku }),
  })
  if (status === 200) asking.confirm('units received', units)
}

const notesCash: Act = async (asking) => {
  const amount = asking.step.random.between(1, 900)
  const day = dayOf(new Date(world.timeline.now - DAY_MS))
  const { status, body } = await asking.send('POST', '/api/admin/cash/handovers', { day, amount })
  if (status !== 201) return
  asking.confirm('paise handed over', amount * PAISE)
  asking.who.handovers.push({ path: `${day}/${String(body['_id'])}`, amount })
}

const takesCashBack: Act = async (asking) => {
  const handover = asking.who.handovers.pop()
  if (!handover) return
  const { path, amount } = handover
  const { status } = await asking.send('DELETE', `/api/admin/cash/handovers/${path}`)
  if (status === 200) asking.confirm('paise handed over', -amount * PAISE)
}

/** Copies a product as a draft, and sometimes deletes it. */
const copiesProduct: Act = async (asking, { offers }) => {
  const { productId } = asking.step.random.oneOf(offers)
  const path = `/api/admin/products/${productId}/duplicate`
  const { status, body } = await asking.send('POST', path)
  if (status !== 201) return
  asking.confirm('products', 1)
  if (asking.step.random.isIn(0.5))
    await asking.send('DELETE', `/api/products/${String(body['_id'])}`)
}

const hidesReview: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/reviews?limit=5')
  const review = asking.step.random.anyOf(list)
  const hidden = asking.step.random.isIn(0.5)
  if (review) await asking.send('PUT', `/api/admin/reviews/${String(review['_id'])}`, { hidden })
}

const changesPrice: Act = async (asking, { offers }) => {
  const { productId, good } = asking.step.random.oneOf(offers)
  if (!('variants' in good))
    await asking.send('PUT', `/api/products/${productId}`, {
      price: good.price + asking.step.random.below(20),
    })
}

const editsMany: Act = async (asking, { offers }) => {
  const plain = offers.filter(({ good }) => !('variants' in good))
  const rows = plain.map(({ good: { name } }) => ({
    sku: `SIM-${name}`,
    countInStock: asking.step.random.below(50),
  }))
  await asking.send('POST', '/api/admin/products/bulk', { rows })
}

const ordersByPhone: Act = async (asking, { offers, customers }) => {
  const { random } = asking.step
  const customer = random.oneOf(customers)
  const { status, body } = await asking.send('POST', '/api/admin/orders', {
    key: `call-${random.bytes(6).toString('hex')}`,
    customer: { name: 'Asha Devi', phone: customer.phone },
    userId: customer._id,
    confirmedCustomer: true,
    orderItems: [aLine(random, offers)],
    shippingAddress: addressOf(customer),
    ...anyCode(random),
  })
  if (status === 201) customer.orders.push(String(body['_id']))
}

const removesOrder = onOrder(async (asking, id) => {
  await asking.send('DELETE', `/api/admin/orders/${id}`)
})

const undoesEdit: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/audit?limit=10')
  const entry = asking.step.random.anyOf(list)
  const batch = entry?.['batch']
  if (typeof batch === 'string') await asking.send('POST', '/api/admin/audit/undo', { batch })
}

export const STAFF_ACTS = {
  ships: setsStatus('Shipped'),
  delivers: setsStatus('Delivered'),
  'undoes a status': undoesStatus,
  'answers a return': answersReturn,
  'counts stock': countsStock,
  'receives goods': receivesGoods,
  'notes cash': notesCash,
  'changes a price': changesPrice,
  'edits many': editsMany,
  'orders by phone': ordersByPhone,
  'removes an order': removesOrder,
  'undoes an edit': undoesEdit,
  'takes cash back': takesCashBack,
  'copies a product': copiesProduct,
  'hides a review': hidesReview,
  'answers a password request': answerPasswordRequest,
  ...DESK_ACTS,
} satisfies Record<string, Act>
