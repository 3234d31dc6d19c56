import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { forgetProducts } from '../api/product-query.ts'
import { allProducts } from '../api/products-query.ts'

export type PriceWish = Omit<CallInput<'POST /api/admin/products/prices'>['body'], 'dryRun'>

/** Names, brands and costs of what a change is about. */
export const useKnownProducts = () =>
  useQuery({ queryKey: adminKey('products of prices'), queryFn: allProducts })

/** The steps of a change of prices: look, write, undo. */
export const usePriceChange = () => {
  const client = useQueryClient()
  const looking = useMutation({
    mutationFn: (body: PriceWish) =>
      call('POST /api/admin/products/prices', { body: { ...body, dryRun: true } }),
  })
  const writing = useMutation({
    mutationFn: (body: PriceWish) => call('POST /api/admin/products/prices', { body }),
    onSettled: () => forgetProducts(client),
  })
  const undoing = useMutation({
    mutationFn: (batch: string) => undoBatch(batch),
    onSettled: () => forgetProducts(client),
  })
  const startOver = () => {
    looking.reset()
    writing.reset()
    undoing.reset()
  }
  return { looking, writing, undoing, startOver }
}
