import { MAX_PRICE } from '@bartan/contract/products/fields/input-rules'
import type { Product } from '@bartan/contract/products/schema'
import { MAX_STOCK } from '@bartan/contract/products/stock/stock'
import { hasWholePaise } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toSaving, type Saving } from '#components/ui/form/save-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { labeledFaults } from '#lib/api/labeled-faults.ts'
import { patchListed } from '../api/product-query.ts'
import { labelOf } from '../form/product-fields.ts'
import { writeBasedOn } from '../form/write-based-on.ts'
import { useText, textIn } from '../texts.ts'
import { writeStock, type Ask } from './stock-conflict.ts'

/** The contract's rules for the two fields in the table, without the schema of the whole product. */

export const priceFault = (language: Language, price: number): string | undefined => {
  if (Number.isNaN(price)) return textIn(language, 'amountUnread')
  if (price <= 0) return textIn(language, 'priceNotAboveZero')
  if (price > MAX_PRICE) return textIn(language, 'priceTooHigh', { max: String(MAX_PRICE) })
  return hasWholePaise(price) ? undefined : textIn(language, 'priceDecimals')
}

export const stockFault = (language: Language, count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_STOCK
    ? undefined
    : textIn(language, 'stockNotWhole')

type QuickFields = Pick<Product, 'price' | 'countInStock'>
type QuickChange = Partial<QuickFields>
/** `was` holds the values shown when typing began. */
type QuickEdit = { change: QuickChange; was: QuickFields }

/** Edits price or stock in the table, optimistically; a refused change is undone. */
export const useQuickEdit = (
  { _id: id, name, price, countInStock }: Pick<Product, '_id' | 'name' | 'price' | 'countInStock'>,
  ask: Ask,
) => {
  const t = useText()
  const client = useQueryClient()
  const edit = useMutation({
    scope: { id: `product ${id}` },
    mutationFn: ({ change, was }: QuickEdit) =>
      writeStock(t.language, change, was.countInStock, {
        write: (body) =>
          writeBasedOn(t.language, body, was, {
            write: (whole) => call('PUT /api/products/:id', { params: { id }, body: whole }),
            ask,
          }),
        ask,
      }),
    onMutate: ({ change }) => {
      patchListed(client, id, change)
      // Remembers the old value, because the row shows the new one when the answer arrives.
      return 'price' in change ? { price } : { countInStock }
    },
    onError: (error, _, before) => {
      const now = error instanceof ApiError ? error.current : undefined
      if (before) patchListed(client, id, { ...before, ...(now && stockOf(now)) })
      // The MRP and the original price are not in the table.
      const faults = labeledFaults(t.language, error, (path) => labelOf(t.language, path))
      const [fault = messageOf(t.language, error)] = Object.values(faults)
      toast.error(t('notChanged', { name }), fault)
    },
    onSuccess: (product) => {
      patchListed(client, id, product)
      toast.success(t('saved', { name }))
      // Keeps the list's order: a row that moved because of its new price would be hard to find.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
  /** State of a field's last save. */
  const savingOf = (field: keyof QuickChange): Saving | undefined =>
    edit.variables && field in edit.variables.change ? toSaving(edit) : undefined
  return {
    savingOf,
    mutate: (change: QuickChange) => edit.mutate({ change, was: { price, countInStock } }),
  }
}

const stockOf = ({ countInStock }: NonNullable<ApiError['current']>) =>
  countInStock === undefined ? {} : { countInStock }
