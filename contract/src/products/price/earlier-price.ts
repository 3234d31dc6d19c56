import type { Paise, Rupees } from '../../shared/money.ts'
import { DAY_MS } from '../../shared/shop-day.ts'

/** Before a sale, of which the lowest price is the honest one where it was raised (Omnibus directive, article 6a). */
const DAYS = 30

/** Rises that are older are of no sale that anybody would still run. */
const KEPT_DAYS = 400

/** Earlier prices kept of one choice. */
const MAX_KEPT = 20

type Choice = { size?: string | undefined; color?: string | undefined }

/** A price that was lower than the one after it, and until when it held; of a variant, by its size and color. */
export type RisenFrom<Money extends Paise | Rupees = Paise> = Choice & {
  price: Money
  /** ISO. */
  until: string
}

type Priced<Money extends Paise | Rupees> = Choice & { price: Money }

/** A product without variants is one thing of no size and color. */
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

/** A new variant had no price; where there were none, it had that of the product. */
const priceBefore = <Money extends Paise | Rupees>(
  { price, variants }: Sold<Money>,
  choice: Choice,
): Money | undefined => (variants ? variants.find(isOf(choice))?.price : price)

/**
 * The rises of a product after a change: of each choice its lower prices before, oldest and lowest first. A price that a later
 * one has undercut tells nothing.
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

/** The lowest price that a choice has risen from in the 30 days before a sale began, or since then. */
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

/** What the struck-through price of a sale is: the price without it, the one on the package, or that of before a rise. */
export const ORIGINAL_PRICES = ['usual', 'mrp', 'lowest_of_30_days'] as const

export type OriginalPriceOf = (typeof ORIGINAL_PRICES)[number]

type Told<Money extends Paise | Rupees> = {
  price: Money
  originalPrice?: Money | undefined
  mrp?: Money | undefined
}

/** The price that a sale is measured by. A price that was asked only after a rise is none. */
export const earlierPrice = <Money extends Paise | Rupees>(
  { price, originalPrice = price, mrp }: Told<Money>,
  lowest: Money | undefined,
): { amount: Money; of: OriginalPriceOf } => {
  const usual = originalPrice > price ? originalPrice : price
  if (mrp !== undefined && usual >= mrp) return { amount: mrp, of: 'mrp' }
  return lowest !== undefined && lowest < price
    ? { amount: lowest, of: 'lowest_of_30_days' }
    : { amount: usual, of: 'usual' }
}
