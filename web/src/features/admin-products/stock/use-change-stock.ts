import type { Product } from '@bartan/contract/products/schema'
import type { StockReason } from '@bartan/contract/products/stock/stock'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { patchListed, productQuery } from '../api/product-query.ts'
import { useText } from '../texts.ts'

type StockChange = { stockChange: number; reason: StockReason }

/** A product, or one of its variants with the variant's stock. */
export type StockOwner = Pick<Product, '_id' | 'name' | 'countInStock'> & {
  variantSku?: string | undefined
}

/** A change without an answer, with the stock before it: it may have been saved. */
type Unanswered = { was: number; stockChange: number }

/**
 * Adds or removes stock, regardless of parallel orders. After a change without an answer, the next one is based on
 * the stock before it, so that no units are counted twice.
 */
export const useChangeStock = ({ _id: id, name, countInStock, variantSku }: StockOwner) => {
  const t = useText()
  const client = useQueryClient()
  const unanswered = useRef<Unanswered>(undefined)

  const refused = async (error: ApiError, { stockChange }: StockChange): Promise<Product> => {
    const before = unanswered.current
    if (error.isTransient) {
      unanswered.current = before ?? { was: countInStock, stockChange }
      throw error
    }
    unanswered.current = undefined
    const now = error.current?.countInStock
    if (now === undefined) throw error
    const wasSaved =
      isStale(error) && before?.stockChange === stockChange && now === before.was + stockChange
    if (wasSaved) return call('GET /api/admin/products/:id', { params: { id } })
    if (variantSku === undefined) patchListed(client, id, { countInStock: now })
    throw error
  }

  const write = async (change: StockChange): Promise<Product> => {
    const { current: before } = unanswered
    const body = {
      ...change,
      ...(variantSku !== undefined && { sku: variantSku }),
      ...(before && { countInStockWas: before.was }),
    }
    try {
      return await call('PUT /api/products/:id', { params: { id }, body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return refused(error, change)
    }
  }

  return useMutation({
    scope: { id: `product ${id}` },
    mutationFn: write,
    onSuccess: (product) => {
      unanswered.current = undefined
      patchListed(client, id, product)
      client.setQueryData(productQuery(id).queryKey, (known) => known && product)
      toast.success(t('saved', { name }))
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
}
