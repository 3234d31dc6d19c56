import type { ParcelState } from '@bartan/contract/cash/rules'
import { courierKey } from '@bartan/contract/settings/couriers'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { updateOrder } from './write-order.repository.ts'

/** Parcels settled in one transaction: a courier of a large shop delivers more in a day. */
const PART = 100

export type Settled = {
  day: string
  courier: string
  isHandedOver: boolean
  /** The last parcel of the part before. */
  after?: string | undefined
  /** Parcels that were delivered later are not of this handover. */
  until?: Timestamp | undefined
}

/**
 * Notes of a part of a day's parcels that they are paid for, or that they are not after all. Returns its last parcel if
 * there may be more. A read and a write of each.
 */
export const settleParcels = async (
  database: Database,
  work: UnitOfWork,
  { day, courier, isHandedOver, after, until }: Settled,
): Promise<string | undefined> => {
  // Parcels without a courier are the shop's own: no remittance is expected for them, so none has a state to change.
  if (courier === '') return undefined
  const states: ParcelState[] = isHandedOver ? ['due', 'short'] : ['paid']
  const parcels = database.orders
    .where('owed.day', '==', day)
    .where('owed.courier', '==', courierKey(courier))
    .where('owed.state', 'in', states)
    .orderBy('__name__')
  const part = await work.find((after ? parcels.startAfter(after) : parcels).limit(PART))
  for (const parcel of part) {
    const document = parcel.data()
    const isLater =
      until && document.deliveredAt && document.deliveredAt.toMillis() > until.toMillis()
    if (!isLater && (document.isHandedOver ?? false) !== isHandedOver)
      updateOrder(database, work, { id: parcel.id, document }, { isHandedOver })
  }
  return part.length === PART ? part.at(-1)?.id : undefined
}
