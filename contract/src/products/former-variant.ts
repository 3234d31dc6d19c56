import { skuKey } from './fields/sku.ts'
import { choiceKey } from './variants.ts'

type Labeled = {
  size?: string | undefined
  color?: string | undefined
  sku?: string | undefined
}

/**
 * Finds the variant that each of others was: the one of its size and color, or of its SKU where these were written
 * otherwise.
 */
export const formerOf = <V extends Labeled>(
  known: readonly V[],
  others: readonly Labeled[],
): ((one: Labeled) => V | undefined) => {
  const byChoice = new Map(known.map((variant) => [choiceKey(variant), variant]))
  const kept = new Set(others.map(choiceKey))
  const renamed = known.filter((variant) => !kept.has(choiceKey(variant)))
  const bySku = new Map(renamed.map((variant) => [skuKey(variant.sku ?? ''), variant]))
  return (one) => byChoice.get(choiceKey(one)) ?? (one.sku ? bySku.get(skuKey(one.sku)) : undefined)
}
