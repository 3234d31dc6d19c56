import { partialMatchKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { dropListed } from './product-query.ts'
import { productsKey } from './products-query.ts'

/** Takes the product's row out of the list, whose other rows stay where they are; all else is read again. */
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
