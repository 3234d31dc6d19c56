import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { receiveParcel } from '@bartan/contract/orders/under-way-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { heldLines } from '../status/status-effects.ts'

type Seen = LineKey & { restock: boolean }

/** The received units with their destination; throws if somebody reports units that weren't sent. */
const receivedLines = (sent: readonly LineUnits[], seen: readonly Seen[]): (LineUnits & Seen)[] => {
  const stranger = seen.findIndex((one) => !sent.some((line) => isSameLine(line, one)))
  if (stranger !== -1) throw invalidField(`lines.${stranger}`, reason('not_in_order'))
  return sent.map(({ productId, size, color, quantity }) => {
    const key = { productId, size, color }
    const { restock } = seen.findLast((one) => isSameLine(one, key)) ?? { restock: true }
    return { ...key, quantity, restock }
  })
}

/** Receives refused parcels that have come back. */
export const parcelRoutes = ({ transact, productsChanged, clock }: OrdersContext) => [
  handle(receiveParcel, async ({ caller: by, params: { id }, body: { lines: seen } }) => {
    const now = clock.now()
    const { order, touched } = await transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const { document } = before
      if (!document.isComingBack) throw new AppError('conflict', reason('not_coming_back'))
      const lines = receivedLines(heldLines(document), seen ?? [])
      const products = await unit.products(lines)
      const moved = lines.map(({ restock, ...line }) => ({ ...line, isDamaged: !restock }))
      const only = document.isUnsold ? 'stock' : undefined
      unit.moveUnits(products, before, { lines: moved, reason: 'cancellation', by: by._id, only })
      unit.audit(before, {
        by,
        action: 'order.parcel_received',
        changes: { comingBack: { from: true, to: false } },
      })
      const received = { at: unit.timestamp(now), by: changeAuthor(by), lines }
      const after = unit.update(before, {
        stock: 'returned',
        isComingBack: false,
        isUnsold: false,
        received,
      })
      return { order: keep.reply(after.order), touched: [...products.keys()] }
    })
    await productsChanged(touched)
    return order
  }),
]
