import { isOpen } from '@bartan/contract/orders/order-process'
import type { Retention } from '@bartan/contract/settings/retention'
import { type Phone, NO_PHONE } from '@bartan/contract/users/rules'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { updateOrder } from '#database/repositories/write-order.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import { monthsBefore, returnedBefore } from './due-dates.ts'
import { sweepOf, type Sweep } from './sweep.ts'

type Status = OrderDocument['statusHistory'][number]
type Said = Pick<NonNullable<OrderDocument['confirmation']>, 'by'>
type Return = NonNullable<OrderDocument['returns']>[number]

const withoutCustomer = <One extends Pick<Status, 'by'>>(one: One): One =>
  one.by.role === 'customer' ? { ...one, by: { ...one.by, name: '' } } : one

/** A customer may answer by link, too. */
const withoutAnswerer = <One extends Said>(one: One): One =>
  one.by?.role === 'customer' ? { ...one, by: { ...one.by, name: '' } } : one

const withoutWords = ({
  note: _note,
  photos: _photos,
  refundTo: _refundTo,
  ...rest
}: Return): Return => rest

/** An order reduced to goods, amounts, dates and town. Its tax documents stay whole. */
const withoutPerson = (order: OrderDocument): Partial<OrderDocument> => {
  const { shippingAddress, statusHistory, returns, notes } = order
  const { addressChanges, confirmation, confirmations, account } = order
  return {
    user: { name: '', phone: NO_PHONE },
    shippingAddress: {
      ...shippingAddress,
      firstName: '',
      lastName: '',
      address: '',
      phone: NO_PHONE,
    },
    statusHistory: statusHistory.map(withoutCustomer),
    ...(returns && { returns: returns.map(withoutWords) }),
    ...(notes && { notes: [] }),
    ...(addressChanges && { addressChanges: [] }),
    ...(account && { account: account.map(withoutCustomer) }),
    ...(confirmation && { confirmation: withoutAnswerer(confirmation) }),
    ...(confirmations && { confirmations: confirmations.map(withoutAnswerer) }),
  }
}

const isWithoutPerson = ({ user, shippingAddress }: OrderDocument): boolean =>
  user.name === '' && shippingAddress.address === ''

export type RemovePhoto = (name: {
  userId: string
  orderId: string
  photo: string
}) => Promise<void>

/** Orders shipped in a later year have their document in that year. Whoever is owed something is not forgotten. */
const isOver = (
  { status, statusHistory, refundDue = false }: OrderDocument,
  before: Date,
): boolean => !isOpen(status) && !refundDue && statusHistory.every(({ at }) => at.toDate() < before)

/** In a transaction, because an admin may be changing it. */
const erasePerson = (database: Database, id: string, before: Date): Promise<boolean> =>
  inTransaction(database.firestore, async (work) => {
    const document = await work.read(database.orders.doc(id))
    if (!document || isWithoutPerson(document) || !isOver(document, before)) return false
    updateOrder(database, work, { id, document }, withoutPerson(document))
    return true
  })

/** Deletes the facts of a phone with its last order. */
const forgetPhone = async (database: Database, phone: Phone): Promise<void> => {
  if (phone === '') return
  const { firestore, orders, phoneFacts } = database
  await inTransaction(firestore, async (work) => {
    const [left] = await work.find(orders.where('user.phone', '==', phone).limit(1).select())
    if (!left) work.delete(phoneFacts.doc(phone))
  })
}

const orderSweep = (database: Database, before: Date): Sweep =>
  sweepOf({
    kind: 'orders',
    query: database.orders.where('createdAt', '<', database.timestamp(before)),
    field: 'createdAt',
    remove: async (page) => {
      let removed = 0
      for (const order of page)
        if (!isWithoutPerson(order.data()) && (await erasePerson(database, order.id, before))) {
          removed += 1
          await forgetPhone(database, order.data().user.phone)
        }
      return removed
    },
  })

/** The order's picture names are removed after the files, so that an interrupted run can continue. */
const photoSweep = (database: Database, before: Date, removePhoto: RemovePhoto): Sweep =>
  sweepOf({
    kind: 'photos',
    query: database.orders
      .where('openReturn', '==', false)
      .where('createdAt', '<', database.timestamp(before)),
    field: 'createdAt',
    remove: async (page) => {
      let removed = 0
      for (const { id: orderId, ref } of page) {
        const order = (await ref.get()).data()
        const due = (order?.returns ?? []).filter(
          ({ photos, decidedAt }) => photos && decidedAt && decidedAt.toDate() < before,
        )
        if (!order || due.length === 0) continue
        const photos = due.flatMap((one) => one.photos ?? [])
        for (const photo of photos) await removePhoto({ userId: order.userId, orderId, photo })
        await dropPhotos(database, orderId, new Set(photos))
        removed += photos.length
      }
      return removed
    },
  })

const dropPhotos = (database: Database, id: string, gone: ReadonlySet<string>): Promise<void> =>
  inTransaction(database.firestore, async (work) => {
    const document = await work.read(database.orders.doc(id))
    if (!document?.returns) return
    const returns = document.returns.map(({ photos, ...rest }) =>
      photos?.some((photo) => !gone.has(photo)) ? { ...rest, photos } : rest,
    )
    updateOrder(database, work, { id, document }, { returns })
  })

export const orderSweeps = (
  database: Database,
  { orderMonths, photoMonths }: Retention,
  { now, removePhoto }: { now: Date; removePhoto: RemovePhoto },
): Sweep[] => [
  orderSweep(database, returnedBefore(now, orderMonths)),
  photoSweep(database, monthsBefore(now, photoMonths), removePhoto),
]
