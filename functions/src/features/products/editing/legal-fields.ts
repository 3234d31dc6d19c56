import type { ProductChange } from '@bartan/contract/products/input-schema'
import { GST_RATES, isGstRate, type LegalField } from '@bartan/contract/products/law/declarations'
import type {
  Declarations,
  DeclarationsInput,
} from '@bartan/contract/products/law/declarations-schema'
import { aboveMrp } from '@bartan/contract/products/price/above-mrp'
import { reason } from '@bartan/contract/reasons/reasons'
import { toPaise } from '@bartan/contract/shared/money'
import type { ProductDocument } from '#database/product-documents.ts'
import { invalidField } from '#domain/app-error.ts'

/** A value after a change: set if named, removed by null, else unchanged. */
export const valueAfter = <T>(before: T | undefined, said: T | null | undefined): T | undefined =>
  said === undefined ? before : (said ?? undefined)

type LegalFields = Pick<ProductDocument, LegalField>

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => part !== undefined && part !== '')
    : value !== null && value !== undefined && value !== ''

/** Named fields are set, or removed by null or an empty text; the others stay. */
const declarationsAfter = (
  before: Declarations = {},
  said: DeclarationsInput,
): Declarations | undefined => {
  const named = Object.entries(said).filter(([, value]) => value !== undefined)
  const all = Object.entries({ ...before, ...Object.fromEntries(named) }).filter(([, value]) =>
    isSaid(value),
  )
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** An abolished rate stays where it was, but can't be set. */
const refusePastRate = (
  before: Partial<LegalFields>,
  { gstRate, gstRateNext }: Pick<ProductChange, 'gstRate' | 'gstRateNext'>,
): void => {
  const rates = [
    ['gstRate', gstRate, before.gstRate],
    ['gstRateNext.rate', gstRateNext?.rate, before.gstRateNext?.rate],
  ] as const
  for (const [field, rate, was] of rates)
    if (typeof rate === 'number' && rate !== was && !isGstRate(rate))
      throw invalidField(
        field,
        reason('field_not_one_of', { field, choices: GST_RATES.join(', ') }),
      )
}

/** Tax and label fields after a change. null removes a field; absent ones aren't stored. */
export const legalFieldsAfter = (
  before: Partial<LegalFields>,
  change: Pick<ProductChange, LegalField>,
) => {
  const { hsn, gstRate, gstRateNext, mrp, declarations } = change
  refusePastRate(before, change)
  return {
    hsn: valueAfter(before.hsn, hsn),
    gstRate: valueAfter(before.gstRate, gstRate),
    gstRateNext: valueAfter(before.gstRateNext, gstRateNext),
    mrp: valueAfter(before.mrp, mrp == null ? mrp : toPaise(mrp)),
    declarations: valueAfter(
      before.declarations,
      declarations && (declarationsAfter(before.declarations, declarations) ?? null),
    ),
  }
}

/**
 * A change of prices may leave none above the maximum retail price. A variant without its own has the product's; one with
 * its own was judged by it.
 */
export const refuseAboveMrp = (
  { price, mrp, variants }: Pick<ProductDocument, 'price' | 'mrp' | 'variants'>,
  change: Pick<ProductChange, 'price' | 'variants' | 'mrp'>,
): void => {
  const isPriced = change.price !== undefined || change.variants !== undefined || change.mrp != null
  if (!isPriced || mrp === undefined) return
  const [place] = aboveMrp(variants ?? [{ price }], { mrp })
  if (place === undefined) return
  const [path, field] = change.variants ? [`variants.${place}.mrp`, 'variants.mrp'] : ['mrp', 'mrp']
  throw invalidField(path, reason('field_below_price', { field }))
}
