import { randomInt } from 'node:crypto'
import type { Order } from '@bartan/contract/orders/schema'
import { oneIn } from '../../../demo-shop/src/random.ts'
import { callUntilAnswered } from '../calling/call-until-answered.ts'
import type { Caller } from '../calling/caller.ts'
import type { Run } from '../run.ts'
import { succeeded, type Account } from './accounts.ts'

const ORDERS_PER_ROUND = 10
const PAUSE_MS = 1500
const CANCELLED_IN = 10

const put = (call: Caller, { token }: Account, path: string, body: object) =>
  callUntilAnswered(call, { method: 'PUT', path: `/api/admin/orders/${path}`, body, token })

const workOn = async (call: Caller, admin: Account, { _id }: Order) => {
  if (oneIn(CANCELLED_IN)) {
    await put(call, admin, _id, { status: 'Cancelled', cancelReason: 'out_of_stock' })
    return
  }
  await put(call, admin, `${_id}/confirmation`, { state: 'confirmed', via: 'call' })
  const awb = `AWB${randomInt(1e9)}`
  await put(call, admin, `${_id}/shipment`, { courier: 'Delhivery', awb })
  const delivered = { status: 'Delivered', from: 'Shipped', collected: { by: 'cash' } }
  await put(call, admin, _id, delivered)
}

/** Confirms, ships and delivers the oldest orders, and cancels one in ten. */
export const sell = async (run: Run, admin: Account, spared: ReadonlySet<string>) => {
  const call = run.person('honest', 'sell')
  while (!run.isOver) {
    const list = `/api/admin/orders?status=Processing&sort=oldest&limit=${ORDERS_PER_ROUND + spared.size}`
    const reply = await call({ path: list, token: admin.token })
    if (reply.status === 200) {
      for (const order of succeeded(reply) as Order[])
        if (!spared.has(order._id) && !run.isOver) await workOn(call, admin, order)
    }
    await call({ path: '/api/admin/orders/counts', token: admin.token })
    await run.pause(PAUSE_MS)
  }
}
