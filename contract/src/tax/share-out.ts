/**
 * Whole paise shared out in proportion to weights, by the largest remainder: the shares add up to the sum, and each is
 * within a paisa of what it exactly would be. Equal weights keep their order. Nothing to go by: all to the first.
 */
export const shareOut = (sum: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((total, weight) => total + weight, 0)
  if (whole === 0) return weights.map((_, place) => (place === 0 ? sum : 0))
  // As BigInt, because a product of two amounts may be beyond what a number holds exactly.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight))
  const shares = exact.map((part) => Number(part / BigInt(whole)))
  const left = sum - shares.reduce((total, share) => total + share, 0)
  const byRemainder = [...exact.keys()].sort((one, other) => {
    const [a = 0n, b = 0n] = [one, other].map((place) => (exact[place] ?? 0n) % BigInt(whole))
    return a === b ? one - other : a > b ? -1 : 1
  })
  for (const place of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
