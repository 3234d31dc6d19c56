import type { Product } from '@bartan/contract/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { said } from '../../../copy/copy-of.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { copy } from '../copy.ts'
import { patchListed } from './product-query.ts'
import { productsKey } from './products-query.ts'

type QuickChange = Partial<Pick<Product, 'price' | 'countInStock'>>

/** Price or stock, changed in the table: shown at once, and back to what it was if the server refuses it. */
export const useQuickEdit = ({ _id: id, name, price, countInStock }: Product) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `product ${id}` },
    mutationFn: (body: QuickChange) => call('PUT /api/products/:id', { params: { id }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: productsKey() })
      patchListed(client, id, change)
      // By the time of an answer the row, and this hook with it, shows the new value.
      return 'price' in change ? { price } : { countInStock }
    },
    onError: (error, _, before) => {
      if (before) patchListed(client, id, before)
      toast.error(copy('notChanged', { name }), said(messageOf(error)))
    },
    onSuccess: async (product) => {
      patchListed(client, id, product)
      toast.success(copy('saved', { name }))
      // The list stays as it stands: a row that moved away by its new price would be lost to the eye.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
}
