import { lockOf } from '#domain/transact.ts'
import type { StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { dayOfCash, openByHand } from './judge-payments.ts'

/**
 * Where nothing of a day is open any more, though its cash was partly handed over by hand, no parcel of it is due: of
 * none it is known which the handover was for.
 */
export const settleDay = async (
  { transact }: Pick<OrdersContext, 'transact'>,
  order: Pick<StoredOrder, 'document'>,
): Promise<void> => {
  const [day, courier] = [dayOfCash(order), order.document.shipment?.courier ?? '']
  if (day === undefined || courier === '') return
  let after: string | undefined
  do {
    const from = after
    after = await transact([lockOf.cash(day)], async (unit) => {
      const open = openByHand(await unit.cashDay(day), order)
      if (open === undefined || open > 0) return undefined
      return unit.settleParcels({ day, courier, isHandedOver: true, after: from })
    })
  } while (after)
}
