import type { LegalField } from '@bartan/contract/products/declarations'
import type { Declarations, DeclarationsInput } from '@bartan/contract/products/declarations-schema'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { toPaise } from '@bartan/contract/shared/money'
import { invalidField } from '#domain/app-error.ts'
import type { ProductDocument } from '#database/documents.ts'

type LegalFields = Pick<ProductDocument, LegalField>

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => part !== undefined && part !== '')
    : value !== null && value !== undefined && value !== ''

/** Named ones are set or, by null or an empty text, taken away; all others stay. */
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

/** A named value, an unnamed one as before, and none for null. */
const after = <T>(before: T | undefined, said: T | null | undefined): T | undefined =>
  said === undefined ? before : (said ?? undefined)

/** What a change says of tax and label. Of these fields null takes one away, and an absent one is not stored. */
export const legalFieldsAfter = (
  before: Partial<LegalFields>,
  { hsn, gstRate, gstRateNext, mrp, declarations }: Pick<ProductChange, LegalField>,
) => ({
  hsn: after(before.hsn, hsn),
  gstRate: after(before.gstRate, gstRate),
  gstRateNext: after(before.gstRateNext, gstRateNext),
  mrp: after(before.mrp, mrp == null ? mrp : toPaise(mrp)),
  declarations: after(
    before.declarations,
    declarations && (declarationsAfter(before.declarations, declarations) ?? null),
  ),
})

/** A change that is about prices may not leave one above the maximum retail price. */
export const refuseAboveMrp = (
  { price, mrp }: Pick<ProductDocument, 'price' | 'mrp'>,
  change: Pick<ProductChange, 'price' | 'variants' | 'mrp'>,
): void => {
  const isPriced = change.price !== undefined || change.variants != null || change.mrp != null
  if (isPriced && mrp !== undefined && mrp < price)
    throw invalidField('mrp', reason('field_below_price', { field: 'mrp' }))
}
