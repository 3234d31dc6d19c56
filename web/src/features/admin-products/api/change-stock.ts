import type { StockReason } from '@bartan/contract/product-input'
import type { Product } from '@bartan/contract/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toaster.tsx'
import { copy } from '../copy.ts'
import { patchListed, productQuery } from './product-query.ts'

type StockChange = { stockChange: number; reason: StockReason }

/** Adds units to the stock or takes them off, whatever is sold meanwhile. */
export const useChangeStock = ({ _id: id, name }: Pick<Product, '_id' | 'name'>) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `product ${id}` },
    mutationFn: (body: StockChange) => call('PUT /api/products/:id', { params: { id }, body }),
    onSuccess: (product) => {
      patchListed(client, id, product)
      client.setQueryData(productQuery(id).queryKey, (known) => known && product)
      toast.success(copy('saved', { name }))
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mine' })
    },
  })
}
