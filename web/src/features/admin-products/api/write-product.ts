import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQueryClient, partialMatchKey } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { writeBulk } from '../bulk-edit/write-bulk.ts'
import { useText } from '../texts.ts'
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

/** Copies a product as a draft, and opens it. */
export const useDuplicateProduct = (id: string, name: string) => {
  const t = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAction({
    mutationFn: () => call('POST /api/admin/products/:id/duplicate', { params: { id } }),
    onSuccess: async (copy) => {
      await forgetProducts(client)
      toast.success(t('duplicated', { name }))
      navigate(adminPaths.product(copy._id))
    },
    failed: t('notDuplicated', { name }),
  })
}

export const useSetState = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ skus, state }: { skus: readonly string[]; state: 'published' | 'draft' }) =>
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
