import type { ProductId } from '../products/product-id.ts'
import { toPaise, toRupees, type Paise, type Rupees } from '../shared/money.ts'

/** A product of a set, with its units. Whole sets have one price. */
type SetProduct = { productId: ProductId; quantity: number }

/** From this many units of a product, all of them are reduced. */
type Tier = { from: number; percent: number }

/** The terms of an offer: in rupees on the wire, in paise when computed or stored. */
export type OfferTerms<Money extends Paise | Rupees = Paise> =
  | { kind: 'sale'; percent: number }
  | { kind: 'percent'; percent: number; most?: Money | undefined }
  | { kind: 'amount'; amount: Money }
  | { kind: 'free_delivery' }
  | { kind: 'buy_get'; buy: number; get: number; percent: number }
  | { kind: 'set_price'; products: readonly SetProduct[]; price: Money }
  | { kind: 'quantity'; tiers: readonly Tier[] }

export type OfferKind = OfferTerms['kind']

export const OFFER_KINDS = [
  'sale',
  'percent',
  'amount',
  'free_delivery',
  'buy_get',
  'set_price',
  'quantity',
] as const satisfies readonly OfferKind[]

/** AND between the fields, OR within one; an absent field matches everything. */
export type OfferScope = {
  categories?: readonly string[] | undefined
  brands?: readonly string[] | undefined
  materials?: readonly string[] | undefined
  collections?: readonly string[] | undefined
  products?: readonly ProductId[] | undefined
}

export type OfferRules<Money extends Paise | Rupees = Paise> = OfferTerms<Money> & {
  /** Shown to shoppers. */
  name: string
  /** Without a code the offer applies by itself. */
  code?: string | undefined
  active: boolean
  /** ISO. */
  from: string
  /** ISO, exclusive. */
  to?: string | undefined
  scope?: OfferScope | undefined
  /** The total of all items after sales, in scope or not. */
  minimum?: Money | undefined
  firstOrder?: boolean | undefined
  usesTotal?: number | undefined
  usesPerPhone?: number | undefined
}

export type Offer = OfferRules & { _id: string }

export type Sale = Offer & { kind: 'sale' }

export const isSale = (offer: Offer): offer is Sale => offer.kind === 'sale'

const termsWith = <From extends Paise | Rupees, To extends Paise | Rupees>(
  rules: OfferRules<From>,
  money: (amount: From) => To,
): OfferTerms<To> => {
  switch (rules.kind) {
    case 'percent':
      return {
        kind: rules.kind,
        percent: rules.percent,
        ...(rules.most !== undefined && { most: money(rules.most) }),
      }
    case 'amount':
      return { kind: rules.kind, amount: money(rules.amount) }
    case 'set_price':
      return { kind: rules.kind, products: rules.products, price: money(rules.price) }
    case 'sale':
      return { kind: rules.kind, percent: rules.percent }
    case 'free_delivery':
      return { kind: rules.kind }
    case 'buy_get':
      return { kind: rules.kind, buy: rules.buy, get: rules.get, percent: rules.percent }
    case 'quantity':
      return { kind: rules.kind, tiers: rules.tiers }
  }
}

/** Fields that all kinds have; absent ones are left out. */
const rulesWith = <From extends Paise | Rupees, To extends Paise | Rupees>(
  rules: OfferRules<From>,
  money: (amount: From) => To,
): OfferRules<To> => {
  const { name, code, active, from, to, scope, minimum, firstOrder, usesTotal, usesPerPhone } =
    rules
  return {
    name,
    ...termsWith(rules, money),
    ...(code !== undefined && { code }),
    active,
    from,
    ...(to !== undefined && { to }),
    ...(scope && { scope }),
    ...(minimum !== undefined && { minimum: money(minimum) }),
    ...(firstOrder !== undefined && { firstOrder }),
    ...(usesTotal !== undefined && { usesTotal }),
    ...(usesPerPhone !== undefined && { usesPerPhone }),
  }
}

export const rulesInPaise = (rules: OfferRules<Rupees>): OfferRules => rulesWith(rules, toPaise)

export const rulesInRupees = (rules: OfferRules): OfferRules<Rupees> => rulesWith(rules, toRupees)
