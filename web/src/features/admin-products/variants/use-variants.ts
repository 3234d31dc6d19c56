import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { isBlank } from '../form/typed-values.ts'
import { stockOf } from './fill-rows.ts'
import { isSold, rebuildRows, type GridColumn, type VariantRow } from './variant-rows.ts'

const CHANGED = { shouldDirty: true } as const

/** The cheapest sold variant, whose price represents the product. */
const cheapest = (rows: VariantRow[]): VariantRow | undefined =>
  rows
    .filter((row) => isSold(row) && typedAmount(row.price) !== undefined)
    .toSorted((one, other) => (typedAmount(one.price) ?? 0) - (typedAmount(other.price) ?? 0))[0]

/** Actions of a form whose product may have variants. */
export const useVariants = (form: ProductFormState, hadVariants: boolean) => {
  const { control, getValues, setValue, clearErrors, subscribe } = form
  const [rows, isOn] = useWatch({ control, name: ['variants', 'hasVariants'] })

  // Keeps rows in sync with the lists of sizes and colors, whichever control changes them.
  useEffect(
    () =>
      subscribe({
        name: ['sizes', 'colors'],
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name the whole form was reset, including its rows.
          if (name === undefined || !values.hasVariants) return
          clearErrors('variants')
          setValue('variants', rebuildRows(values.variants, values), CHANGED)
        },
      }),
    [subscribe, setValue, clearErrors],
  )

  const setRows = (next: VariantRow[]) => {
    clearErrors('variants')
    setValue('variants', next, CHANGED)
  }

  /** Every variant gets the product's price; its stock must still be divided. */
  const turnOn = () => {
    const { variants, price, originalPrice, ...rest } = getValues()
    setRows(
      rebuildRows(variants, rest).map((row) =>
        isBlank(row.price) ? { ...row, price, originalPrice } : row,
      ),
    )
    setValue('hasVariants', true, CHANGED)
    clearErrors(['price', 'originalPrice', 'countInStock'])
  }

  /** The product gets the lowest price and the total stock. Typed values stay for turning variants on again. */
  const turnOff = () => {
    const { variants, countInStock } = getValues()
    const least = cheapest(variants)
    if (least) {
      setValue('price', least.price, CHANGED)
      setValue('originalPrice', least.originalPrice, CHANGED)
    }
    // Units that were only distributed in the form don't count.
    const hasStock = variants.some((row) => isSold(row) && !isBlank(row.countInStock))
    if (hasStock && (hadVariants || isBlank(countInStock)))
      setValue('countInStock', String(stockOf(variants)), CHANGED)
    setValue('hasVariants', false, CHANGED)
    clearErrors('variants')
  }

  return {
    rows,
    isOn,
    setRows,
    toggle: isOn ? turnOff : turnOn,
    setCell: (index: number, column: GridColumn, value: string) => {
      const all = getValues('variants')
      const row = all[index]
      if (!row) return
      clearErrors(`variants.${index}.${column}`)
      setValue('variants', all.with(index, { ...row, [column]: value }), CHANGED)
    },
    setSold: (index: number, sold: boolean) =>
      setRows(
        getValues('variants').map((row, at) =>
          at === index ? { ...row, state: sold ? 'sold' : 'out' } : row,
        ),
      ),
  }
}

export type Variants = ReturnType<typeof useVariants>
