import type { Product } from '@bartan/contract/products/schema'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { legalChange } from '../legal-details/legal-change.ts'
import type { LegalInput } from '../legal-details/legal-change.ts'
import { LEGAL_NAMES, legalTextsOf, noLegalTexts } from '../legal-details/legal-texts.ts'
import type { LegalName, LegalTexts } from '../legal-details/legal-texts.ts'

export type LegalColumn = LegalName

/** Each has its own column, named as in the form's code. */
export const LEGAL_COLUMNS: readonly LegalColumn[] = LEGAL_NAMES

export const legalCells = (product: Product): string[] => {
  const texts = legalTextsOf(product)
  return LEGAL_NAMES.map((name) => texts[name])
}

const AMOUNTS: ReadonlySet<LegalName> = new Set(['gstRate', 'gstRateNext', 'mrp', 'netQuantity'])

/** An amount in normal form: spreadsheets write 5.0 and ₹799. */
const plain = (name: LegalName, text: string): string =>
  AMOUNTS.has(name) ? String(typedAmount(text) ?? text.trim()) : text.trim()

type Cells = Partial<Record<string, string>>

const textsAfter = (cells: Cells, before: LegalTexts): LegalTexts => ({
  ...before,
  ...Object.fromEntries(
    LEGAL_NAMES.flatMap((name) => {
      const cell = cells[name]
      return cell === undefined ? [] : [[name, plain(name, cell)]]
    }),
  ),
})

type FieldChange = { field: string; from: unknown; to: unknown }

/**
 * A row's changes of tax and label data, in the API's form and by column. An empty cell removes a value; a missing
 * column keeps it.
 */
export const legalChanges = (
  cells: Cells,
  known: Product | undefined,
): { send: LegalInput; changes: FieldChange[] } => {
  const before = known ? legalTextsOf(known) : noLegalTexts
  const after = textsAfter(cells, before)
  return {
    send: legalChange(before, after),
    changes: LEGAL_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
      field: name,
      from: before[name],
      to: after[name],
    })),
  }
}
