import type { AuditAction } from '@bartan/contract/audit/rules'
import { couponKey } from '@bartan/contract/coupons/rules'
import type { OfferRules } from '@bartan/contract/offers/offer'
import { isEnded } from '@bartan/contract/offers/running'
import type { Goods } from '@bartan/contract/offers/scope'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { ProductId } from '@bartan/contract/products/product-id'
import { paise, type Paise } from '@bartan/contract/shared/money'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId, referencesOf } from '#database/document-id.ts'
import { readCountedPage } from '#database/list-cursor.ts'
import type { OfferDocument } from '#database/offer-documents.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Author } from '#domain/caller.ts'
import type { PageQuery } from '#domain/cursor.ts'
import type { FieldChanges } from '#domain/field-changes.ts'
import type { SimulatedOrder } from './simulate-offer.ts'

/** The most offers that have not ended: each instance has all of them in memory. */
export const MAX_OFFERS = 200

/** The end of an offer without an end. */
const NEVER = new Date('9999-12-31T00:00:00Z')
/** The end of an offer that was switched off. */
const LONG_AGO = new Date(0)

export type OfferFigures = { _id: string; orders: number; revenue: Paise; discount: Paise }

export type StoredOffer = OfferRules & { _id: string; used: number; version: number }

const toStoredOffer = (
  _id: string,
  {
    createdAt: _createdAt,
    heldUntil: _heldUntil,
    deletedAt: _deletedAt,
    sums: _sums,
    // Each document has it (database/collections.ts).
    ...offer
  }: OfferDocument,
): StoredOffer => ({ ...offer, _id })

const heldUntil = ({ active, to }: OfferRules): Date => {
  if (!active) return LONG_AGO
  return to === undefined ? NEVER : new Date(to)
}

type Note = { by: Author; action: AuditAction; changes: FieldChanges }

const offersUnit = (database: Database, work: UnitOfWork) => {
  const { offers, offerBoard, coupons, timestamp, serverTime } = database

  const note = (_id: string, { name }: OfferRules, { by, action, changes }: Note) =>
    recordAudit(database, work, { by, action, target: { _id, name }, changes })

  /** Other instances watch only this document. */
  const tellInstances = async () => {
    const board = await work.read(offerBoard)
    work.set(offerBoard, { version: (board?.version ?? 0) + 1 })
  }

  return {
    read: async (id: string): Promise<StoredOffer | undefined> => {
      const offer = isDocumentId(id) ? await work.read(offers.doc(id)) : undefined
      return offer && !offer.deletedAt ? toStoredOffer(id, offer) : undefined
    },

    /** Whether another offer that has not ended, or an unused newsletter code, has this code. */
    isCodeTaken: async (code: string, now: Date, except?: string): Promise<boolean> => {
      const held = offers
        .where('code', '==', code)
        .where('heldUntil', '>', timestamp(now))
        .orderBy('heldUntil', 'desc')
      const found = await work.find(held.limit(2))
      if (found.some(({ id }) => id !== except)) return true
      const key = couponKey(code)
      const coupon = isDocumentId(key) ? await work.read(coupons.doc(key)) : undefined
      return coupon?.orderId === null
    },

    countLive: async (now: Date): Promise<number> =>
      (await work.find(offers.where('heldUntil', '>', timestamp(now)).limit(MAX_OFFERS).select()))
        .length,

    create: async (id: string, rules: OfferRules, audited: Note): Promise<void> => {
      await tellInstances()
      work.create(offers.doc(id), {
        ...rules,
        used: 0,
        sums: { revenue: 0, discount: 0 },
        version: 1,
        createdAt: serverTime,
        heldUntil: timestamp(heldUntil(rules)),
        deletedAt: null,
      })
      note(id, rules, audited)
    },

    /** Replaces the whole offer: missing rules are removed. Uses and sums stay as they are at the commit. */
    save: async (
      id: string,
      before: StoredOffer,
      rules: OfferRules,
      audited: Note,
    ): Promise<void> => {
      await tellInstances()
      const document = await work.read(offers.doc(id))
      if (!document) return
      const { createdAt, deletedAt, used, sums } = document
      work.set(offers.doc(id), {
        ...rules,
        used,
        ...(sums && { sums }),
        version: before.version + 1,
        createdAt,
        deletedAt,
        heldUntil: timestamp(heldUntil(rules)),
      })
      note(id, rules, audited)
    },

    remove: async (id: string, before: StoredOffer, audited: Note): Promise<void> => {
      await tellInstances()
      work.update(offers.doc(id), {
        active: false,
        heldUntil: timestamp(LONG_AGO),
        deletedAt: serverTime,
      })
      note(id, before, audited)
    },
  }
}

export type OffersUnit = ReturnType<typeof offersUnit>

/** What each instance holds in memory, for a version of the board. */
export type LiveOffers = { version: number; offers: readonly StoredOffer[] }

export const offersRepository = (connect: Connect) => ({
  transact: transactions(connect, offersUnit),

  newId: async (): Promise<string> => (await connect()).offers.doc().id,

  /** Newest first. Reads the page, one document more, and one read per thousand counted. */
  list: async (page: PageQuery) => {
    const database = await connect()
    const query = database.offers.where('deletedAt', '==', null)
    const newestFirst = { by: ['createdAt'], direction: 'desc' } as const
    const { docs, ...paging } = await readCountedPage(database, query, newestFirst, page)
    return { list: docs.map((offer) => toStoredOffer(offer.id, offer.data())), ...paging }
  },

  find: async (id: string): Promise<StoredOffer | undefined> => {
    if (!isDocumentId(id)) return undefined
    const { offers } = await connect()
    const offer = (await offers.doc(id).get()).data()
    return offer && !offer.deletedAt ? toStoredOffer(id, offer) : undefined
  },

  figures: async (offerIds: readonly string[]): Promise<OfferFigures[]> => {
    const { firestore, offers } = await connect()
    const known = referencesOf(offers, offerIds)
    if (known.length === 0) return []
    const found = await firestore.getAll(...known)
    return found.map((offer) => {
      const { used = 0, sums } = (offer.data() as OfferDocument | undefined) ?? {}
      const { revenue = 0, discount = 0 } = sums ?? {}
      return { _id: offer.id, orders: used, revenue: paise(revenue), discount: paise(discount) }
    })
  },

  withCode: async (code: string): Promise<StoredOffer | undefined> => {
    const { offers } = await connect()
    const query = offers.where('code', '==', code).orderBy('heldUntil', 'desc').limit(1)
    const [offer] = (await query.get()).docs
    return offer && !offer.data().deletedAt ? toStoredOffer(offer.id, offer.data()) : undefined
  },

  /** One read, unless something has changed. */
  live: async (known: LiveOffers | undefined, now: Date): Promise<LiveOffers> => {
    const { offers, offerBoard, timestamp } = await connect()
    const version = (await offerBoard.get()).data()?.version ?? 0
    if (known?.version === version) return known
    const held = offers.where('heldUntil', '>', timestamp(now)).limit(MAX_OFFERS)
    const { docs } = await held.get()
    const found = docs.map((offer) => toStoredOffer(offer.id, offer.data()))
    return { version, offers: found.filter((offer) => !isEnded(offer, now)) }
  },
})

const DAYS = 30

/** In a shop with more orders, only the newest are used. */
const MAX_ORDERS = 5000

export type GoodsOf = (productId: ProductId) => Goods

/** Orders on which an offer is simulated: those of the last 30 days without cancelled ones, oldest first. */
export const recentOrdersRepository =
  (connect: Connect, catalog: () => Promise<GoodsOf>) =>
  async (now: Date): Promise<SimulatedOrder[]> => {
    const { orders, timestamp } = await connect()
    const goodsOf = await catalog()
    const query = orders
      .where('createdAt', '>=', timestamp(new Date(now.getTime() - DAYS * DAY_MS)))
      .orderBy('createdAt', 'desc')
      .limit(MAX_ORDERS)
      .select('status', 'lines', 'shippingPrice', 'user')
    const { docs } = await query.get()
    return docs
      .map((order) => order.data() as OrderDocument)
      .filter(({ status }) => SOLD_STATUSES.includes(status))
      .map(({ lines, shippingPrice, user }) => ({
        phone: user.phone,
        shippingPrice,
        lines: lines.map(({ productId, size, color, price, quantity }) => ({
          ...goodsOf(productId),
          productId,
          size,
          color,
          price,
          quantity,
        })),
      }))
      .toReversed()
  }
