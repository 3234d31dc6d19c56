import type { OfferKind } from '@bartan/contract/offers/offer'
import type { OfferReply } from '@bartan/contract/offers/schema'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import { clockOf } from '@bartan/contract/shared/shop-day'
import { weekendSpan } from './usual-spans.ts'

export type ScopeField = 'categories' | 'materials' | 'brands' | 'collections' | 'products'

/**
 * An offer in the form, with numbers and times as typed. Fields of other kinds keep their values while the kind
 * changes.
 */
export type OfferDraft = {
  kind: OfferKind
  name: string
  active: boolean
  percent: string
  most: string
  amount: string
  buy: string
  get: string
  getPercent: string
  price: string
  sets: readonly { productId: ProductId; quantity: string }[]
  tiers: readonly { from: string; percent: string }[]
  from: string
  to: string
  scope: Readonly<Record<ScopeField, readonly string[]>>
  code: string
  minimum: string
  firstOrder: boolean
  usesTotal: string
  usesPerPhone: string
}

export type ChangeDraft = (change: Partial<OfferDraft>) => void

const NO_SCOPE = { categories: [], materials: [], brands: [], collections: [], products: [] }

/** Initial form: a sale on the weekend. */
export const newDraft = (now: Date, name: string): OfferDraft => ({
  kind: 'sale',
  name,
  active: true,
  percent: '20',
  most: '',
  amount: '',
  buy: '2',
  get: '1',
  getPercent: '100',
  price: '',
  sets: [],
  tiers: [{ from: '', percent: '' }],
  ...weekendSpan(now),
  scope: NO_SCOPE,
  code: '',
  minimum: '',
  firstOrder: false,
  usesTotal: '',
  usesPerPhone: '',
})

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value))

const termsOf = (offer: OfferReply): Partial<OfferDraft> => {
  switch (offer.kind) {
    case 'sale':
      return { percent: typed(offer.percent) }
    case 'percent':
      return { percent: typed(offer.percent), most: typed(offer.most) }
    case 'amount':
      return { amount: typed(offer.amount) }
    case 'free_delivery':
      return {}
    case 'buy_get':
      return { buy: typed(offer.buy), get: typed(offer.get), getPercent: typed(offer.percent) }
    case 'set_price':
      return {
        price: typed(offer.price),
        sets: offer.products.map(({ productId, quantity }) => ({
          productId,
          quantity: typed(quantity),
        })),
      }
    case 'quantity':
      return {
        tiers: offer.tiers.map(({ from, percent }) => ({
          from: typed(from),
          percent: typed(percent),
        })),
      }
  }
}

/** Form values of a saved offer. */
export const draftOf = (offer: OfferReply, now: Date): OfferDraft => ({
  ...newDraft(now, offer.name),
  ...termsOf(offer),
  kind: offer.kind,
  active: offer.active,
  from: clockOf(new Date(offer.from)),
  to: offer.to === undefined ? '' : clockOf(new Date(offer.to)),
  scope: { ...NO_SCOPE, ...offer.scope },
  code: offer.code ?? '',
  minimum: typed(offer.minimum),
  firstOrder: offer.firstOrder ?? false,
  usesTotal: typed(offer.usesTotal),
  usesPerPhone: typed(offer.usesPerPhone),
})

/** Form values of a copy for the coming weekend, with a new code. */
export const copyOf = (offer: OfferReply, now: Date, name: string): OfferDraft => ({
  ...draftOf(offer, now),
  ...weekendSpan(now),
  name,
  active: true,
  code: '',
})

/** Props of an offer's fields. */
export type DraftProps = {
  draft: OfferDraft
  change: ChangeDraft
  /** The server's error messages by field name. */
  errors: Readonly<Record<string, string>>
}

export type KindFieldsProps = DraftProps & { products: readonly AdminProduct[] }
