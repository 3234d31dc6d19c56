import { formerOf } from '@bartan/contract/products/former-variant'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { choiceKey } from '@bartan/contract/products/variants'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { isStale } from '#lib/api/server-errors.ts'
import type { ProductChangeBody } from '../form/product-changes.ts'
import type { Ask } from '../stock/stock-conflict.ts'
import { textIn as commonTextIn } from '../texts.ts'
import { textIn } from './texts.ts'
import type { ChangedVariant } from './variant-input.ts'

type Change = ProductChangeBody & { variants: ChangedVariant[] }

type Ports = {
  write: (change: ProductChangeBody) => Promise<Product>
  read: () => Promise<Product>
  ask: Ask
}

type Choice = { size?: string | undefined; color?: string | undefined }

const stockQuestion = (
  language: Language,
  name: string,
  was: number,
  now: number,
  mine: number,
) => ({
  change: textIn(language, 'conflictOf', { name, was, now }),
  mine: commonTextIn(language, 'conflict.mine', { count: mine }),
  theirs: commonTextIn(language, 'conflict.theirs', { count: now }),
})

const goneQuestion = (language: Language, name: string) => ({
  change: textIn(language, 'variantGone', { name }),
  mine: textIn(language, 'variantGone.mine'),
  theirs: textIn(language, 'variantGone.theirs'),
})

/** Versions of a variant: in the change, when the form opened, and now. */
type Versions = { mine: ChangedVariant; saved: Variant | undefined; now: Variant | undefined }

/** Resolves a conflict on one variant: an empty list removes it; undefined means no answer. */
const settle = async (
  language: Language,
  { mine, saved, now }: Versions,
  ask: Ask,
): Promise<ChangedVariant[] | undefined> => {
  const { countInStockWas: was, ...again } = mine
  if (was === undefined) return [mine]
  if (!now) {
    const answer = await ask(goneQuestion(language, choiceOf(language, mine)))
    return answer && (answer === 'mine' ? [{ ...saved, ...again }] : [])
  }
  const { countInStock } = now
  if (was === countInStock) return [mine]
  // The stock wasn't edited here, so the current one stays.
  if (mine.countInStock === was) return [{ ...mine, countInStock, countInStockWas: countInStock }]
  const question = stockQuestion(
    language,
    choiceOf(language, mine),
    was,
    countInStock,
    mine.countInStock,
  )
  const answer = await ask(question)
  const settled = answer === 'mine' ? mine.countInStock : countInStock
  return answer && [{ ...mine, countInStock: settled, countInStockWas: countInStock }]
}

/** Keeps variants that others have added since the form opened. */
const addedMeanwhile = (known: readonly Choice[], now: readonly Variant[]): ChangedVariant[] => {
  const keys = new Set(known.map(choiceKey))
  return now
    .filter((variant) => !keys.has(choiceKey(variant)))
    .map((variant) => ({ ...variant, countInStockWas: variant.countInStock }))
}

/**
 * Saves variants, each based on its stock when the form opened. If others changed a stock, it is accepted if unedited
 * here, and asked about otherwise. Without an answer the error is thrown.
 * @param saved variants when the form opened
 */
export const writeVariants = async (
  language: Language,
  change: Change,
  saved: readonly Variant[],
  ports: Ports,
): Promise<Product> => {
  try {
    return await ports.write(change)
  } catch (error) {
    if (!isStale(error)) throw error
    const { variants: now } = await ports.read()
    // Variants were added or removed as a whole, so a single stock can't be resolved.
    if (!now || change.countInStockWas !== undefined) throw error
    const [before, after] = [formerOf(saved, change.variants), formerOf(now, change.variants)]
    const variants: ChangedVariant[] = []
    for (const mine of change.variants) {
      const versions = { mine, saved: before(mine), now: after(mine) }
      // Questions are asked one by one.
      // oxlint-disable-next-line no-await-in-loop
      const settled = await settle(language, versions, ports.ask)
      if (!settled) throw error
      variants.push(...settled)
    }
    variants.push(...addedMeanwhile([...saved, ...change.variants], now))
    return writeVariants(language, { ...change, variants }, now, ports)
  }
}
