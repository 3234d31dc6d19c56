import { couponKey } from '@bartan/contract/coupons/rules'
import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { Offer } from '@bartan/contract/offers/offer'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import {
  confirmFirstReason,
  type ConfirmFirstReason,
} from '@bartan/contract/settings/confirm-first'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { OrderDocument, OrderLinkDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { recordAudit, type AuditNote } from '#database/repositories/audit.repository.ts'
import { mailNews, mailOrder } from '#database/repositories/mail-order.repository.ts'
import {
  moveUnits,
  readProducts,
  type UnitMove,
} from '#database/repositories/move-units.repository.ts'
import { isUsedUp } from '#database/repositories/offer-uses.repository.ts'
import { placeOrder, type NewOrder } from '#database/repositories/place-order.repository.ts'
import { toSellable } from '#database/repositories/sellable-products.repository.ts'
import { settleParcels, type Settled } from '#database/repositories/settle-parcels.repository.ts'
import { deleteOrder, updateOrder } from '#database/repositories/write-order.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import { auditTarget } from '#domain/orders/order-history.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { taxDocumentUnit, type Seller } from './documents/tax-documents.repository.ts'
import { presentLines } from './present-lines.ts'

/** An order in its stored and its shown form. */
export type StoredOrder = { id: string; document: OrderDocument; order: StaffOrder }

export type ChangedOrder = { order: StaffOrder; touched: string[] }

export const toStoredOrder = (id: string, document: OrderDocument): StoredOrder => ({
  id,
  document,
  order: toOrder(id, document),
})

const inSameParcel = async (
  { orders }: Pick<Database, 'orders'>,
  work: UnitOfWork,
  { order, document }: StoredOrder,
): Promise<StoredOrder[]> => {
  const numbers = document.shipment?.with ?? []
  if (numbers.length === 0) return []
  const found = await work.find(orders.where('number', 'in', numbers).limit(numbers.length))
  return found
    .map((one) => toStoredOrder(one.id, one.data()))
    .filter((one) => one.document.shipment?.with?.includes(order.number))
}

const numbered = async (
  { orders }: Pick<Database, 'orders'>,
  work: UnitOfWork,
  number: OrderNumber,
): Promise<StoredOrder | undefined> => {
  const [one] = await work.find(orders.where('number', '==', number).limit(1))
  return one && toStoredOrder(one.id, one.data())
}

/** The customer's links to confirm or cancel an order. */
const linkUnit = ({ orderLinks, timestamp }: Database, work: UnitOfWork) => ({
  /** Creates a link to confirm or cancel the order until then; it replaces the order's previous link. */
  createLink: (token: string, orderId: string, expiresAt: Date): { linkHash: string } => {
    const linkHash = hashOfToken(token)
    work.create(orderLinks.doc(linkHash), {
      orderId,
      usedAt: null,
      expiresAt: timestamp(expiresAt),
    })
    return { linkHash }
  },

  link: async (token: string): Promise<(OrderLinkDocument & { hash: string }) | undefined> => {
    const hash = hashOfToken(token)
    const link = await work.read(orderLinks.doc(hash))
    return link && { ...link, hash }
  },

  useLink: (token: string, at: Date): void =>
    work.update(orderLinks.doc(hashOfToken(token)), { usedAt: timestamp(at) }),
})

const cashUnit = (database: Database, work: UnitOfWork) => ({
  cashDay: (day: string) => work.read(database.cashDays.doc(day)),

  settleParcels: (settled: Settled) => settleParcels(database, work, settled),
})

/** Reads and writes of a change of an order, in its transaction. */
const orderUnit = (database: Database, work: UnitOfWork, seller: Seller) => {
  const { orders, offers, coupons, phones, phoneFacts, timestamp } = database
  /** Orders of deleted accounts whose phone has an account again. Bounded by the orders of one change. */
  const reopened = new Set<string>()
  const loaded = async (id: string, document: OrderDocument): Promise<StoredOrder> => {
    const { isOwnerGone, user } = document
    if (isOwnerGone && user.phone !== '' && (await work.read(phones.doc(user.phone))))
      reopened.add(id)
    return toStoredOrder(id, document)
  }
  return {
    timestamp,

    ...taxDocumentUnit(database, work, seller),
    ...linkUnit(database, work),

    find: async (id: string): Promise<StoredOrder | undefined> => {
      const document = isDocumentId(id) ? await work.read(orders.doc(id)) : undefined
      return document && loaded(id, document)
    },

    inSameParcel: (order: StoredOrder) => inSameParcel(database, work, order),

    numbered: (number: OrderNumber) => numbered(database, work, number),

    ...cashUnit(database, work),

    /** Products of the lines, tombstones included. */
    products: (lines: UnitMove['lines']) => readProducts(database, work, lines),

    coupon: (code: string) => work.read(coupons.doc(couponKey(code))),

    /** The current offer; undefined once deleted. */
    offer: async (id: string): Promise<Offer | undefined> => {
      const document = await work.read(offers.doc(id))
      return document && !document.deletedAt ? { ...document, _id: id } : undefined
    },

    /** Why the shop's rule requires confirmation. At most one read. */
    confirmFirst: async ({
      user,
      totalPrice,
    }: StaffOrder): Promise<ConfirmFirstReason | undefined> => {
      const { confirmFirst } = (await database.currentSettings()).orders
      const counts = confirmFirst.refusals !== undefined && user.phone !== ''
      const facts = counts ? await work.read(phoneFacts.doc(user.phone)) : undefined
      return confirmFirstReason(confirmFirst, { totalPrice, refused: facts?.refused ?? 0 })
    },

    update: ({ id, document }: StoredOrder, change: Partial<OrderDocument>): StoredOrder =>
      toStoredOrder(
        id,
        updateOrder(database, work, { id, document, isOwnerBack: reopened.has(id) }, change),
      ),

    remove: ({ id, document }: StoredOrder): void =>
      deleteOrder(database, work, { id, document, isOwnerBack: reopened.has(id) }),

    /** Also updates the ledger and the count of units sold. */
    moveUnits: (
      products: ReadonlyMap<ProductId, ProductDocument>,
      order: StoredOrder,
      move: Omit<UnitMove, 'orderId'>,
    ): ReadonlyMap<ProductId, ProductDocument> =>
      moveUnits(database, work, products, {
        orderId: order.id,
        ...move,
        lines: presentLines(products, order.document.lines, move.lines),
      }),

    /** The products that were read, as they can be bought; without those not for sale. */
    sellable: (products: ReadonlyMap<ProductId, ProductDocument>): ReadonlyMap<string, Sellable> =>
      new Map([...products].map(([id, product]) => [id, toSellable(id, product)])),

    /** A new order. `known`: the products that were read. */
    place: async (
      id: string,
      order: NewOrder & { known: ReadonlyMap<ProductId, ProductDocument> },
    ): Promise<StoredOrder> => toStoredOrder(id, await placeOrder(database, work, id, order)),

    isUsedUp: (use: OfferUse): Promise<boolean> => isUsedUp(database, work, use),

    setCouponUse: (code: string, orderId: string | null): void =>
      work.update(coupons.doc(couponKey(code)), { orderId }),

    /** Mails the order's status to its customer, and records it in the history. */
    mail: async ({ id, document }: StoredOrder, at: Date): Promise<StoredOrder> =>
      toStoredOrder(id, await mailOrder(database, work, { id, order: document, at })),

    /** Mails news other than a status. */
    mailNews: async (
      { id, document }: StoredOrder,
      kind: MessageKind,
      at: Date,
    ): Promise<StoredOrder> =>
      toStoredOrder(id, await mailNews(database, work, { id, order: document, at, kind })),

    audit: (
      order: StoredOrder,
      note: Pick<AuditNote, 'by' | 'action' | 'changes' | 'origin'>,
    ): void =>
      recordAudit(database, work, {
        ...note,
        target: auditTarget(order.id, order.document),
        about: order.document.userId,
      }),
  }
}

export type OrderUnit = ReturnType<typeof orderUnit>

export const orderTransactions = (connect: Connect, seller: Seller) =>
  transactions(connect, (database, work) => orderUnit(database, work, seller))
