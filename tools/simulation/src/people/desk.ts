import { isAttempt } from '@bartan/contract/orders/desk-rules'
import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import type { Act } from './act.ts'
import { onOrder, onOrders } from './known-orders.ts'
import { addressOf } from './people.ts'

type Line = { productId: string; size: string; color: string; quantity: number }

const REACHED = ['unreachable', 'confirmed', 'declined'] as const

/** Removes one unit of a line, or the whole line. */
const takesItemsOut = onOrder(async (asking, id) => {
  const { body } = await asking.get(`/api/orders/${id}`)
  const items = (body['orderItems'] ?? []) as Line[]
  const { random } = asking.step
  const less = random.below(items.length)
  const lines = items.map(({ productId, size, color, quantity }, index) => ({
    productId,
    size,
    color,
    quantity: index === less ? random.below(quantity + 1) : quantity,
  }))
  await asking.send('PUT', `/api/admin/orders/${id}/items`, { lines })
})

const paysRefund: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?returns=refund_due&limit=5')
  const order = asking.step.random.anyOf(list)
  const path = `/api/admin/orders/${String(order?.['_id'])}/refund`
  if (order) await asking.send('POST', path, { via: 'upi' })
}

const refusedAtTheDoor = onOrder(async (asking, id) => {
  const body = { status: 'Cancelled', from: 'Shipped', cancelReason: 'refused' }
  await asking.send('PUT', `/api/admin/orders/${id}`, body)
})

const receivesParcel: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?comingBack=true&limit=5')
  const order = asking.step.random.anyOf(list)
  if (!order) return
  const [line] = (order['orderItems'] ?? []) as Line[]
  const { productId = '', size, color } = line ?? {}
  const isDamaged = asking.step.random.isIn(0.3)
  const lines = isDamaged ? [{ productId, size, color, restock: false }] : []
  await asking.send('POST', `/api/admin/orders/${String(order['_id'])}/received`, { lines })
}

const takesAdvance = onOrder(async (asking, id) => {
  const body = { amount: asking.step.random.between(1, 400), via: 'upi' }
  await asking.send('POST', `/api/admin/orders/${id}/advance`, body)
})

const changesLines = onOrder(async (asking, id) => {
  const { body } = await asking.get(`/api/orders/${id}`)
  const items = (body['orderItems'] ?? []) as Line[]
  const lines = items.map(({ productId, size, color }) => ({
    productId,
    size,
    color,
    quantity: asking.step.random.between(1, 4),
  }))
  if (lines.length > 0) await asking.send('PUT', `/api/admin/orders/${id}/lines`, { lines })
})

/** Exchanges a return for the same product. */
const exchanges: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?returns=open&limit=5')
  const order = asking.step.random.anyOf(list)
  const returns = (order?.['returns'] ?? []) as { lines: Line[] }[]
  const lines = returns.at(-1)?.lines.map(({ productId, size, color }) => ({
    productId,
    size,
    color,
    restock: asking.step.random.isIn(0.5),
    for: {},
  }))
  const path = `/api/admin/orders/${String(order?.['_id'])}/return`
  if (lines) await asking.send('PUT', path, { decision: 'exchanged', lines })
}

const writesNote = onOrder(async (asking, id) => {
  const text = 'Rings twice'
  const { status } = await asking.send('POST', `/api/admin/orders/${id}/notes`, { text })
  if (status === 201) asking.confirm('notes', 1)
})

const triesToReach = onOrder(async (asking, id) => {
  const state = asking.step.random.oneOf(REACHED)
  const path = `/api/admin/orders/${id}/confirmation`
  const { status } = await asking.send('PUT', path, { state, via: 'call' })
  if (status === 200 && isAttempt(state)) asking.confirm('attempts to reach', 1)
})

/** Sends the customer a link; the customer may press it twice, with different answers. */
const asksByLink = onOrder(async (asking, id) => {
  const path = `/api/admin/orders/${id}/confirmation`
  const { status, body } = await asking.send('PUT', path, { state: 'asked', via: 'whatsapp' })
  if (status !== 200) return
  asking.confirm('attempts to reach', 1)
  // A repeated call has no link if somebody has answered meanwhile.
  const { link } = body
  if (typeof link !== 'string') return
  const page = new URL(link).pathname
  const { random } = asking.step
  for (let left = random.between(1, 2); left > 0; left--)
    await asking.press(page, random.isIn(0.7) ? 'confirm' : 'cancel')
})

const reachesNobody = onOrders(async (asking, ids) => {
  const what = { ids, state: 'unreachable', via: 'call' }
  const { body } = await asking.send('POST', '/api/admin/orders/confirmations', what)
  asking.confirm('attempts to reach', (body['done'] as string[]).length)
})

const correctsAddress = onOrder(async (asking, id, { customers }) => {
  const customer = customers.find(({ orders }) => orders.includes(id))
  if (customer)
    await asking.send('PUT', `/api/admin/orders/${id}/address`, {
      ...addressOf(customer),
      city: 'Prayagraj',
    })
})

const sendsParcel = onOrder(async (asking, id) => {
  const shipment = { courier: 'Delhivery', awb: `A${asking.step.random.below(1000)}` }
  await asking.send('PUT', `/api/admin/orders/${id}/shipment`, shipment)
})

const importsShipments: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?status=Processing&limit=3')
  const rows = list.map(({ number }) => `${String(number)},Delhivery,A7`)
  if (rows.length > 0)
    await asking.sendFile('/api/admin/orders/shipments.csv', ['number,courier,awb', ...rows])
}

/** Uploads a courier's payment file with typical errors: too little, too much, a duplicate parcel, an unknown one. */
const getsRemittance: Act = async (asking) => {
  const { list } = await asking.get('/api/admin/orders?status=Delivered&limit=6')
  const { random } = asking.step
  const rows = list.map(({ number, toCollect }) => {
    const amount = Number(toCollect) + random.oneOf([0, 0, 0, -1, 1.5])
    return `${String(number)},${Math.max(0, amount)},U${random.below(5)}`
  })
  const faults = random.isIn(0.5) ? [...rows.slice(0, 1), 'BR-22222,5,U1'] : []
  if (rows.length > 0)
    await asking.sendFile('/api/admin/cash/remittances?courier=Delhivery', [
      'order,paid,utr',
      ...rows,
      ...faults,
    ])
}

const changesMany = onOrders(async (asking, ids) => {
  const status = asking.step.random.oneOf(ORDER_STATUSES)
  await asking.send('POST', '/api/admin/orders/bulk', { ids, status })
})

const packsMany = onOrders(async (asking, ids) => {
  const packed = asking.step.random.isIn(0.7)
  await asking.send('POST', '/api/admin/orders/packed', { ids, packed })
})

/** Staff's work on orders, apart from changes of a single status. */
export const DESK_ACTS = {
  'takes items out': takesItemsOut,
  'pays a refund': paysRefund,
  'hears of a refused parcel': refusedAtTheDoor,
  'receives a parcel': receivesParcel,
  'takes an advance': takesAdvance,
  'changes lines': changesLines,
  'exchanges a return': exchanges,
  'writes a note': writesNote,
  'tries to reach': triesToReach,
  'asks by link': asksByLink,
  'reaches nobody': reachesNobody,
  'corrects an address': correctsAddress,
  'sends a parcel': sendsParcel,
  'imports shipments': importsShipments,
  'gets a remittance': getsRemittance,
  'changes many orders': changesMany,
  'packs many orders': packsMany,
} satisfies Record<string, Act>
