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

/** Edits price or stock in the table: shown at once, and taken back if the server refuses it. */
export const useQuickEdit = ({ _id: id, name, price, countInStock }: Product) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `product ${id}` },
    mutationFn: (body: QuickChange) => call('PUT /api/products/:id', { params: { id }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: productsKey() })
      patchListed(client, id, change)
      // When the answer comes, the row, and this hook with it, already shows the new value.
      return 'price' in change ? { price } : { countInStock }
    },
    onError: (error, _, before) => {
      if (before) patchListed(client, id, before)
      toast.error(copy('notChanged', { name }), said(messageOf(error)))
    },
    onSuccess: async (product) => {
      patchListed(client, id, product)
      toast.success(copy('saved', { name }))
      // The list keeps its order: a row that jumped away because of its new price would be hard to find.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
}
