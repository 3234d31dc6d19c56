import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQueryClient, partialMatchKey } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { writeBulk } from '../bulk-edit/write-bulk.ts'
import { forgetProducts, dropListed } from './product-query.ts'
import { productsKey } from './products-query.ts'

export const useCreateProduct = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/products'>['body']) =>
      call('POST /api/products', { body }),
    onSuccess: () => forgetProducts(client),
  })
}

export const useChangeProduct = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /api/products/:id'>['body']) =>
      call('PUT /api/products/:id', { params: { id }, body }),
    onSuccess: () => forgetProducts(client),
  })
}

export const useDuplicateProduct = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/products/:id/duplicate', { params: { id } }),
    onSuccess: () => forgetProducts(client),
  })
}

type SetState = { skus: readonly string[]; state: 'published' | 'draft' }

export const useSetState = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ skus, state }: SetState) =>
      writeBulk(
        skus.map((sku) => ({ sku, state })),
        () => {},
      ),
    onSettled: () => forgetProducts(client),
  })
}

/** Removes the product's row from the lists without reloading them; reads everything else again. */
export const useDeleteProduct = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/products/:id', { params: { id } }),
    onSuccess: () => {
      dropListed(client, id)
      return client.invalidateQueries({
        predicate: ({ queryKey }) => !partialMatchKey(queryKey, productsKey()),
      })
    },
  })
}
