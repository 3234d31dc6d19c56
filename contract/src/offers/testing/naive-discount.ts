import type { OfferLine } from '../apply-offer.ts'
import type { Offer } from '../offer.ts'

/** The kinds of contract §16 in the plainest terms, unit by unit: the calculation must agree with it. */

const RUPEE = 100

const isNamed = (values: readonly string[] | undefined, value: string): boolean =>
  !values?.length || values.some((one) => one.toLowerCase() === value.toLowerCase())

const isCovered = ({ scope = {} }: Offer, line: OfferLine): boolean =>
  isNamed(scope.categories, line.category) &&
  isNamed(scope.brands, line.brand) &&
  isNamed(scope.products, line.productId)

/** Each unit by itself, the dearest first. */
const unitsOf = (lines: readonly OfferLine[]): OfferLine[] =>
  lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .toSorted((one, other) => other.price - one.price)

const worthOf = (units: readonly OfferLine[]): number =>
  units.reduce((sum, { price }) => sum + price, 0)

/** Before rounding, in paise, and the units that it is taken off. */
const reduction = (offer: Offer, units: OfferLine[]): [off: number, counted: OfferLine[]] => {
  switch (offer.kind) {
    case 'percent':
      return [(worthOf(units) * offer.percent) / 100, units]
    case 'amount':
      return [offer.amount, units]
    case 'buy_get': {
      const group = offer.buy + offer.get
      const groups = Array.from({ length: Math.floor(units.length / group) }, (_, at) =>
        units.slice(at * group + offer.buy, (at + 1) * group),
      )
      return [(worthOf(groups.flat()) * offer.percent) / 100, units]
    }
    case 'quantity': {
      const percentOf = ({ productId }: OfferLine): number => {
        const count = units.filter((unit) => unit.productId === productId).length
        const reached = offer.tiers.filter(({ from }) => from <= count)
        return reached.toSorted((one, other) => other.from - one.from)[0]?.percent ?? 0
      }
      const counted = units.filter((unit) => percentOf(unit) > 0)
      return [counted.reduce((sum, unit) => sum + (unit.price * percentOf(unit)) / 100, 0), counted]
    }
    case 'set_price': {
      const partsOf = (sets: number) =>
        offer.products.map(({ productId, quantity }) =>
          units.filter((unit) => unit.productId === productId).slice(0, sets * quantity),
        )
      const isWhole = (sets: number) =>
        partsOf(sets).every(
          (part, at) => part.length === sets * (offer.products[at]?.quantity ?? 0),
        )
      let best: [number, OfferLine[]] = [0, []]
      for (let sets = 1; isWhole(sets); sets++) {
        const counted = partsOf(sets).flat()
        const off = worthOf(counted) - sets * offer.price
        if (off > best[0]) best = [off, counted]
      }
      return best
    }
    case 'sale':
    case 'free_delivery':
      return [0, []]
  }
}

/** In whole rupees, rounded half up, and never more than the goods or `most`. */
export const naiveDiscount = (offer: Offer, lines: readonly OfferLine[]): number => {
  if (worthOf(unitsOf(lines)) < (offer.minimum ?? 0)) return 0
  const units = unitsOf(lines.filter((line) => isCovered(offer, line)))
  const [off, counted] = reduction(offer, units)
  const most = offer.kind === 'percent' ? (offer.most ?? Infinity) : Infinity
  const whole = (paise: number) => Math.floor(paise / RUPEE) * RUPEE
  // Paise of a percentage are exact to a hundredth.
  const rounded = whole(Math.round(off * 100) / 100 + RUPEE / 2)
  return Math.min(rounded, whole(most), whole(worthOf(counted)))
}
