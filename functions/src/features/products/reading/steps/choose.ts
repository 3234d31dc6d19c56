import type { GoodsMatches, Match } from './find.ts'

/** A product that fits this much worse than the best isn't meant. */
const MEANT_SHARE = 0.88

/** Possible meanings: everything without contradiction that fits about as well as the best. */
const likelyMatches = ({ matches, needed }: GoodsMatches): Match[] => {
  const fitting = matches.filter(({ wrong }) => wrong === 0)
  const best = Math.max(0, ...fitting.map(({ wordMatches }) => wordMatches.points))
  const top = matches[0]?.wordMatches.points ?? 0
  // Something else fits the words much better, though not the size or color.
  if (best < MEANT_SHARE * top - 40) return []
  const near = leastNear(fitting)
  const meant = fitting.filter(
    (one) => one.wordMatches.points >= MEANT_SHARE * best && one.near === near,
  )
  const called = meant.filter(({ wordMatches }) => (wordMatches.exactBits & needed) === needed)
  const inStock = (called.length > 0 ? called : meant).filter(({ offer }) => offer.countInStock > 0)
  return inStock.length > 0 ? inStock : meant
}

const leastNear = (fitting: readonly Match[]): number =>
  Math.min(...fitting.map(({ near }) => near))

/** The one variant that is meant; undefined if it is open. */
export const chooseOffer = (found: GoodsMatches): Match | undefined => {
  const meant = likelyMatches(found)
  const [only] = meant
  if (meant.length !== 1 || !only) return undefined
  const last = found.matches.at(-1)
  const mayBeMore =
    !found.isAll &&
    last !== undefined &&
    last.wordMatches.points >= MEANT_SHARE * only.wordMatches.points
  return mayBeMore ? undefined : only
}
