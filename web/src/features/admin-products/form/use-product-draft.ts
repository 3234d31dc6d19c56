import { formerOf } from '@bartan/contract/products/former-variant'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftOf } from '#lib/storage/drafts.ts'
import { deleteImage } from '../images/use-image-uploads.ts'
import { GRID_COLUMNS, emptyRow, isSold, type VariantRow } from '../variants/variant-rows.ts'
import { differencesOf } from './product-changes.ts'
import type { ProductFields } from './product-fields.ts'

/** A row in a draft, without the saved values, which others may have changed when it is restored. */
type DraftRow = Partial<VariantRow> & Pick<VariantRow, 'size' | 'color'>

type DraftOptions = {
  saved: readonly VariantRow[]
  /** Omits the stock of variants on sale: restoring it later would undo sales. */
  keepsStock: boolean
}

const draftRows = (
  rows: readonly VariantRow[],
  { saved, keepsStock }: DraftOptions,
): DraftRow[] => {
  const former = formerOf(saved, rows)
  return rows.map((row) => {
    const before = former(row)
    const hasStock = !keepsStock && before !== undefined && isSold(before)
    const typed = GRID_COLUMNS.filter(
      (column) => row[column] !== before?.[column] && !(hasStock && column === 'countInStock'),
    )
    const { size, color, state, sku } = row
    // By its SKU a row is known that is written otherwise.
    return {
      size,
      color,
      state,
      sku,
      ...Object.fromEntries(typed.map((name) => [name, row[name]])),
    }
  })
}

const rowsOfDraft = (drafted: readonly DraftRow[], saved: readonly VariantRow[]): VariantRow[] => {
  const former = formerOf(saved, drafted)
  return drafted.map((row) => ({
    ...(former(row) ?? emptyRow(row.size, row.color)),
    ...row,
  }))
}

type Options = {
  name: string
  form: UseFormReturn<ProductFields>
  saved: ProductFields
  /** Omits the stock of a product on sale: restoring it later would undo sales. */
  keepsStock: boolean
}

/** The stored form of a draft. */
type Typed = Partial<Omit<ProductFields, 'variants'> & { variants: DraftRow[] }>

const stored = (
  { variants, countInStock, ...rest }: Partial<ProductFields>,
  { saved, keepsStock }: Pick<Options, 'saved' | 'keepsStock'>,
): Typed => ({
  ...rest,
  ...(keepsStock && countInStock !== undefined && { countInStock }),
  ...(variants && { variants: draftRows(variants, { saved: saved.variants, keepsStock }) }),
})

const restored = (
  { variants, ...rest }: Typed = {},
  saved: ProductFields,
): Partial<ProductFields> => ({
  ...rest,
  ...(variants && { variants: rowsOfDraft(variants, saved.variants) }),
})

/**
 * Keeps unsaved input of a product form on the device. Stores only what differs from the saved product, so that
 * restoring doesn't overwrite other users' changes with old values. The draft is offered, not applied, because the
 * admin may want something else.
 */
export const useProductDraft = ({ name, form, saved, keepsStock }: Options) => {
  const [draft] = useState(() => draftOf<Required<Typed>>('work', name, saved))
  const [offered, setOffered] = useState<Partial<ProductFields> | undefined>(() => {
    const differing = differencesOf(saved, { ...saved, ...restored(draft.read(), saved) })
    return Object.keys(differing).length > 0 ? differing : undefined
  })
  const { subscribe, getValues } = form

  useEffect(() => {
    const save = (typed: Partial<ProductFields>) => {
      // While a draft is offered, typing must not replace it.
      const all = { ...offered, ...typed }
      if (Object.keys(all).length === 0) draft.forget()
      else draft.save(stored(all, { saved, keepsStock }))
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name: field }) => {
        // Without a name the whole form was reset. The event's own values are from before what followed it.
        if (field !== undefined) save(differencesOf(saved, getValues()))
      },
    })
  }, [subscribe, getValues, draft, offered, saved, keepsStock])

  return {
    isOffered: offered !== undefined,
    restore: () => {
      const typed = differencesOf(saved, form.getValues())
      form.reset({ ...form.getValues(), ...offered, ...typed }, { keepDefaultValues: true })
      draft.save(stored({ ...offered, ...typed }, { saved, keepsStock }))
      setOffered(undefined)
    },
    discard: () => {
      const shown = new Set([...saved.images, ...form.getValues('images')].map(({ url }) => url))
      for (const { url } of offered?.images ?? [])
        // Only this draft uses the image. If deletion fails, the clean-up of unused images finds it.
        if (!shown.has(url)) void deleteImage(url).catch(() => undefined)
      const typed = differencesOf(saved, form.getValues())
      if (Object.keys(typed).length === 0) draft.forget()
      else draft.save(stored(typed, { saved, keepsStock }))
      setOffered(undefined)
    },
    forget: draft.forget,
    forgetImage: (url: string) => {
      const without = <T extends Pick<Typed, 'images'>>(typed: T): T =>
        typed.images
          ? { ...typed, images: typed.images.filter((image) => image.url !== url) }
          : typed
      const drafted = draft.read()
      if (drafted) draft.save(without(drafted))
      setOffered(offered && without(offered))
    },
  }
}
