import { paise, toPaise, toRupees, type Paise, type Rupees } from '../../shared/money.ts'
import { highestPrice, summaryOf } from '../variants.ts'

/** What happens to prices, which include tax, when the rate changes. */
export const PRICE_CHOICES = ['stay', 'move'] as const

/**
 * From midnight in India of the day `from`, goods taxed at `rate` are taxed at `to`. Changes are planned ahead, kept
 * for ever, and applied by date whenever a price or rate is read, so that no job can be late (decisions/0152).
 */
export type RateChange = {
  rate: number
  to: number
  from: string
  prices: (typeof PRICE_CHOICES)[number]
}

/** The changes in force on a day, oldest first. */
export const changesInForce = (changes: readonly RateChange[] = [], day: string): RateChange[] =>
  changes
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))

const RUPEE = 100
/** Rates have up to two decimals. */
const PARTS = 100

/**
 * The price that leaves the same amount before tax. Rounded half up to whole rupees if it was whole, at least one, and
 * never above the maximum retail price, which includes tax (Packaged Commodities Rules, rule 18).
 */
export const priceAfterChange = (
  price: Paise,
  { rate, to }: Pick<RateChange, 'rate' | 'to'>,
  mrp?: Paise,
): Paise => {
  const step = price % RUPEE === 0 ? RUPEE : 1
  const [before, after] = [rate, to].map((percent) => Math.round((100 + percent) * PARTS)) as [
    number,
    number,
  ]
  const half = (2 * price * after + before * step) / (2 * before * step)
  const moved = Math.max(1, Math.floor(half)) * step
  return paise(mrp === undefined ? moved : Math.min(moved, mrp))
}

type Prices<Money extends Paise | Rupees> = {
  price: Money
  originalPrice?: Money | undefined
  mrp?: Money | undefined
}

type Choice = { size?: string | undefined; color?: string | undefined }

export type Rated = {
  gstRate?: number | undefined
  gstRateNext?: { rate: number; from: string } | undefined
  /** The day of the stored rate and prices; absent: before all changes. */
  ratedOn?: string | undefined
}

type Priced<Money extends Paise | Rupees> = Prices<Money> & {
  priceMax?: Money | undefined
  variants?: readonly (Prices<Money> & Choice & { countInStock: number })[] | undefined
}

/** Whether a change applies, by the rate of the day before: a product's own next rate on that day takes precedence. */
const isAbout = ({ gstRate, gstRateNext, ratedOn = '' }: Rated, change: RateChange): boolean => {
  if (change.from <= ratedOn || gstRateNext?.from === change.from) return false
  return (
    (gstRateNext && gstRateNext.from < change.from ? gstRateNext.rate : gstRate) === change.rate
  )
}

const ratedBy = <R extends Rated>(rated: R, { to, from }: RateChange): R => ({
  ...rated,
  gstRate: to,
  gstRateNext: rated.gstRateNext && rated.gstRateNext.from > from ? rated.gstRateNext : undefined,
  ratedOn: from,
})

/** Applies the changes to the rate alone, where the price is fixed. */
export const withCurrentRate = <R extends Rated>(rated: R, begun: readonly RateChange[]): R =>
  begun.reduce((now, change) => (isAbout(now, change) ? ratedBy(now, change) : now), rated)

/** The rate for an order's line, with the previous one: an instance whose clock is behind bills by that. */
export const withSaleRate = <R extends Rated>(rated: R, begun: readonly RateChange[]): R =>
  begun.reduce((now, change) => {
    if (!isAbout(now, change)) return now
    const after = ratedBy(now, change)
    const { rate: gstRate, to: rate, from } = change
    return after.gstRateNext ? after : { ...after, gstRate, gstRateNext: { rate, from } }
  }, rated)

type Move<Money> = (price: Money, mrp: Money | undefined) => Money

/** A struck-through price was asked once, so it stays; it is dropped if it isn't above the price. */
const movedPrices = <Money extends Paise | Rupees, P extends Prices<Money>>(
  priced: P,
  mrp: Money | undefined,
  move: Move<Money>,
): P => {
  const price = move(priced.price, mrp)
  const { originalPrice } = priced
  return {
    ...priced,
    price,
    ...(originalPrice !== undefined && originalPrice < price && { originalPrice: undefined }),
  }
}

const movedBy = <Money extends Paise | Rupees, P extends Priced<Money>>(
  product: P,
  move: Move<Money>,
): P => {
  const { variants, mrp } = product
  if (!variants) return movedPrices<Money, P>(product, mrp, move)
  const moved = variants.map((one) => movedPrices<Money, typeof one>(one, one.mrp ?? mrp, move))
  const { price, originalPrice } = summaryOf<Money>(moved)
  return {
    ...product,
    variants: moved,
    price,
    originalPrice,
    ...('priceMax' in product && { priceMax: highestPrice<Money>(moved) }),
  }
}

type Mover<Money> = (change: RateChange) => Move<Money>

const productAt = <Money extends Paise | Rupees, P extends Priced<Money> & Rated>(
  product: P,
  begun: readonly RateChange[],
  moveBy: Mover<Money>,
): P =>
  begun.reduce((before, change) => {
    if (!isAbout(before, change)) return before
    const rated = ratedBy(before, change)
    return change.prices === 'stay' ? rated : movedBy<Money, P>(rated, moveBy(change))
  }, product)

/** A stored product after these changes; the same object if none applies. */
export const withRateChanges = <P extends Priced<Paise> & Rated>(
  product: P,
  begun: readonly RateChange[],
): P =>
  productAt<Paise, P>(
    product,
    begun,
    (change) => (price, mrp) => priceAfterChange(price, change, mrp),
  )

const inRupees: Mover<Rupees> = (change) => (price, mrp) =>
  toRupees(priceAfterChange(toPaise(price), change, mrp === undefined ? undefined : toPaise(mrp)))

/** The same for a product on the wire. */
export const withRateChangesInRupees = <P extends Priced<Rupees> & Rated>(
  product: P,
  begun: readonly RateChange[],
): P => productAt<Rupees, P>(product, begun, inRupees)
