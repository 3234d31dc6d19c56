import { useState } from 'react'
import type { GridColumn, VariantRow } from './variant-rows.ts'

const MORE = {
  codes: ['sku', 'gtin'],
  buying: ['cost', 'reorderAt', 'weight', 'mrp'],
} as const satisfies Record<string, readonly GridColumn[]>

export type More = keyof typeof MORE
export const MORE_NAMES = Object.keys(MORE) as More[]

const hasSome = (rows: readonly VariantRow[], names: readonly GridColumn[]): boolean =>
  rows.some((row) => names.some((name) => row[name] !== ''))

export const useMoreColumns = (rows: readonly VariantRow[]) => {
  const [chosen, setChosen] = useState<Record<More, boolean>>(() => ({
    // SKUs may be generated, so only a GTIN shows that codes were entered.
    codes: hasSome(rows, ['gtin']),
    buying: hasSome(rows, MORE.buying),
  }))
  return {
    chosen,
    choose: (name: More, isShown: boolean) => setChosen((now) => ({ ...now, [name]: isShown })),
    /** Shows column groups that match. */
    showWhere: (isSo: (names: readonly GridColumn[]) => boolean) =>
      setChosen((now) => ({
        codes: now.codes || isSo(['gtin']),
        buying: now.buying || isSo(MORE.buying),
      })),
    /** Column groups with an error are always shown. */
    columns: (isFaulty: (names: readonly GridColumn[]) => boolean): GridColumn[] =>
      MORE_NAMES.flatMap((name) => (chosen[name] || isFaulty(MORE[name]) ? MORE[name] : [])),
  }
}
