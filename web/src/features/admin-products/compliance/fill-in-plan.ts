import type { PlannedRow } from '@bartan/contract/products/bulk-plan-schema'
import { productChangeSchema } from '@bartan/contract/products/input-schema'
import type { Product } from '@bartan/contract/products/schema'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import type { Language } from '@bartan/contract/shop/languages'
import { faultOf, schemaName } from '../form/product-faults.ts'
import {
  LEGAL_NAMES,
  legalChange,
  legalInput,
  legalNameAt,
  legalTextsOf,
  type LegalName,
  type LegalTexts,
} from '../legal-details/legal-texts.ts'

/** Data that many products share; the printed price and the quantity differ. */
export const SHARED_NAMES = [
  'hsn',
  'gstRate',
  'manufacturer',
  'countryOfOrigin',
  'packer',
  'importer',
] as const satisfies readonly LegalName[]

/** Errors of the entered data by field. */
export const faultsIn = (
  language: Language,
  entered: LegalTexts,
): Partial<Record<LegalName, string>> => {
  const { error } = productChangeSchema.safeParse(legalInput(entered))
  const faults: Partial<Record<LegalName, string>> = {}
  for (const issue of error?.issues ?? []) {
    const path = schemaName(issue.path)
    const name = legalNameAt(path)
    if (name) faults[name] ??= faultOf(language, path, reasonOfIssue(issue))
  }
  return faults
}

const filledIn = (before: LegalTexts, entered: LegalTexts, replace: boolean): LegalTexts => {
  const after = { ...before }
  for (const name of LEGAL_NAMES)
    if (entered[name].trim() !== '' && (replace || before[name] === ''))
      after[name] = entered[name].trim()
  return after
}

/** Changes to each product if it gets the entered data. */
export const planFillIn = (
  products: readonly Product[],
  entered: LegalTexts,
  { replace }: { replace: boolean },
): PlannedRow[] =>
  products.map((product, index) => {
    const before = legalTextsOf(product)
    const after = filledIn(before, entered, replace)
    const place = { row: index + 1, sku: product.sku, name: product.name }
    const changes = LEGAL_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
      field: name,
      from: before[name],
      to: after[name],
    }))
    return changes.length === 0
      ? { ...place, kind: 'unchanged' }
      : {
          ...place,
          kind: 'changed',
          send: { sku: product.sku, ...legalChange(before, after) },
          changes,
        }
  })
