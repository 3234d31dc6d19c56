import { NO_MONEY, paise, type Paise } from '../shared/money.ts'

/**
 * Rounds fractions of one denominator to whole numbers that add up to `sum`, by the largest remainder: each is off by
 * less than one. Equal remainders keep their order. `sum` is the rounded total of the fractions.
 */
const roundToTotal = (
  numerators: readonly bigint[],
  denominator: bigint,
  sum: number,
): number[] => {
  const rounded = numerators.map((numerator) => Number(numerator / denominator))
  const left = sum - rounded.reduce((total, one) => total + one, 0)
  const byRemainder = [...numerators.keys()].sort((one, other) => {
    const [a = 0n, b = 0n] = [one, other].map((place) => (numerators[place] ?? 0n) % denominator)
    return a === b ? one - other : a > b ? -1 : 1
  })
  for (const place of byRemainder.slice(0, left)) rounded[place] = (rounded[place] ?? 0) + 1
  return rounded
}

/**
 * Splits paise in proportion to weights: the shares add up to the sum, each within a paisa of its exact value. If all
 * weights are 0, the first gets all.
 */
export const splitByWeight = (sum: Paise, weights: readonly number[]): Paise[] => {
  const whole = weights.reduce((total, weight) => total + weight, 0)
  if (whole === 0) return weights.map((_, place) => (place === 0 ? sum : NO_MONEY))
  // BigInt, because the product of two amounts may exceed the exact integers of a number.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight))
  return roundToTotal(exact, BigInt(whole), sum).map(paise)
}
