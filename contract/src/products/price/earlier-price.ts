import type { Paise, Rupees } from '../../shared/money.ts'
import { DAY_MS } from '../../shared/shop-day.ts'

/**
 * If the price rose in these days before a sale, the lowest price in them is the reference price (Omnibus directive,
 * article 6a).
 */
const DAYS = 30

/** Older rises matter to no sale that is still running. */
const KEPT_DAYS = 400

const MAX_KEPT = 20

type Choice = { size?: string | undefined; color?: string | undefined }

/** A lower price before a rise, and until when it applied; for a variant, with its size and color. */
export type RisenFrom<Money extends Paise | Rupees = Paise> = Choice & {
  price: Money
  /** ISO. */
  until: string
}

type Priced<Money extends Paise | Rupees> = Choice & { price: Money }

/** A product without variants counts as one choice without size and color. */
type Sold<Money extends Paise | Rupees> = {
  price: Money
  variants?: readonly Priced<Money>[] | undefined
}

const isOf =
  ({ size = '', color = '' }: Choice) =>
  (other: Choice): boolean =>
    (other.size ?? '') === size && (other.color ?? '') === color

const soldOf = <Money extends Paise | Rupees>({
  price,
  variants,
}: Sold<Money>): readonly Priced<Money>[] => variants ?? [{ price }]

/** A new variant had no price; if there were no variants before, it had the product's. */
const priceBefore = <Money extends Paise | Rupees>(
  { price, variants }: Sold<Money>,
  choice: Choice,
): Money | undefined => (variants ? variants.find(isOf(choice))?.price : price)

/**
 * The rises of a product after a change: per choice its earlier lower prices, oldest and lowest first. A price that a
 * later one undercut is dropped.
 */
export const risenAfter = <Money extends Paise | Rupees = Paise>(
  known: readonly RisenFrom<Money>[] = [],
  { before, after, at }: { before: Sold<Money>; after: Sold<Money>; at: Date },
): RisenFrom<Money>[] => {
  const oldest = new Date(at.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  return soldOf(after).flatMap((choice) => {
    const { size, color, price } = choice
    const was = priceBefore(before, choice) ?? price
    const kept = known.filter(
      (one) => isOf(choice)(one) && one.price < Math.min(was, price) && one.until > oldest,
    )
    const risen = { ...(size && { size }), ...(color && { color }), price: was }
    return [...kept, ...(was < price ? [{ ...risen, until: at.toISOString() }] : [])].slice(
      -MAX_KEPT,
    )
  })
}

/** The lowest price of a choice before a rise, in the 30 days before the sale began or since then. */
export const lowestBefore = <Money extends Paise | Rupees>(
  risenFrom: readonly RisenFrom<Money>[] = [],
  choice: Choice,
  { from }: { from: string },
): Money | undefined => {
  const since = Date.parse(from) - DAYS * DAY_MS
  return risenFrom
    .filter((one) => isOf(choice)(one) && Date.parse(one.until) > since)
    .toSorted((one, other) => one.price - other.price)[0]?.price
}

/**
 * What the struck-through price of a sale is: the regular price, the maximum retail price, or the lowest price before a
 * rise.
 */
export const ORIGINAL_PRICES = ['usual', 'mrp', 'lowest_of_30_days'] as const

export type OriginalPriceOf = (typeof ORIGINAL_PRICES)[number]

type Prices<Money extends Paise | Rupees> = {
  price: Money
  originalPrice?: Money | undefined
  mrp?: Money | undefined
}

/** The reference price of a sale. A price asked only after a rise doesn't count. */
export const earlierPrice = <Money extends Paise | Rupees>(
  { price, originalPrice = price, mrp }: Prices<Money>,
  lowest: Money | undefined,
): { amount: Money; of: OriginalPriceOf } => {
  const usual = originalPrice > price ? originalPrice : price
  if (mrp !== undefined && usual >= mrp) return { amount: mrp, of: 'mrp' }
  return lowest !== undefined && lowest < price
    ? { amount: lowest, of: 'lowest_of_30_days' }
    : { amount: usual, of: 'usual' }
}
