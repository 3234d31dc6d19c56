import { MAX_PRICE } from '@bartan/contract/products/rules'
import { MAX_STOCK } from '@bartan/contract/products/stock'
import { hasWholePaise } from '@bartan/contract/shared/money'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { writeStock } from './stock-conflict.ts'
import { patchListed } from '../api/product-query.ts'
import { toSaving } from '#components/ui/form/save-state.tsx'
import type { Saving } from '#components/ui/form/save-state.tsx'
import type { Ask } from './stock-conflict.ts'

/** The contract's rules for the two fields that the table edits, without the schemas of the whole product. */

export const priceFault = (price: number): string | undefined => {
  if (Number.isNaN(price)) return t('notAnAmount')
  if (price <= 0) return t('priceNotAboveZero')
  if (price > MAX_PRICE) return t('priceTooHigh', { max: String(MAX_PRICE) })
  return hasWholePaise(price) ? undefined : t('priceDecimals')
}

export const stockFault = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_STOCK ? undefined : t('stockNotWhole')

type QuickChange = Partial<Pick<Product, 'price' | 'countInStock'>>
/** `was`: the stock that was shown when the change was typed. */
type QuickEdit = { change: QuickChange; was: number }

/** Edits price or stock in the table: shown at once, and taken back if the server refuses it. */
export const useQuickEdit = (
  { _id: id, name, price, countInStock }: Pick<Product, '_id' | 'name' | 'price' | 'countInStock'>,
  ask: Ask,
) => {
  const client = useQueryClient()
  const edit = useMutation({
    scope: { id: `product ${id}` },
    mutationFn: ({ change, was }: QuickEdit) =>
      writeStock(change, was, {
        write: (body) => call('PUT /api/products/:id', { params: { id }, body }),
        ask,
      }),
    onMutate: ({ change }) => {
      patchListed(client, id, change)
      // When the answer comes, the row, and this hook with it, already shows the new value.
      return 'price' in change ? { price } : { countInStock }
    },
    onError: (error, _, before) => {
      const now = error instanceof ApiError ? error.current : undefined
      if (before) patchListed(client, id, { ...before, ...(now && stockOf(now)) })
      toast.error(t('notChanged', { name }), messageOf(error))
    },
    onSuccess: (product) => {
      patchListed(client, id, product)
      toast.success(t('saved', { name }))
      // The list keeps its order: a row that jumped away because of its new price would be hard to find.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
  /** How the last edit of a field is going. */
  const savingOf = (field: keyof QuickChange): Saving | undefined =>
    edit.variables && field in edit.variables.change ? toSaving(edit) : undefined
  return { savingOf, mutate: (change: QuickChange) => edit.mutate({ change, was: countInStock }) }
}

const stockOf = ({ countInStock }: NonNullable<ApiError['current']>) =>
  countInStock === undefined ? {} : { countInStock }
