import type { CallReply } from '@bartan/contract/api'
import type { Product } from '@bartan/contract/products/schema'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export type OrderMessage = CallReply<'POST /api/admin/orders/read'>
export type MessageLine = OrderMessage['lines'][number]
export type Candidate = MessageLine['candidates'][number]

/** Products of a message's unambiguous lines. */
const productsOf = async (lines: readonly MessageLine[]): Promise<Product[]> => {
  const ids = [
    ...new Set(lines.flatMap(({ sure, chosen }) => (sure && chosen ? [chosen.productId] : []))),
  ]
  if (ids.length === 0) return []
  return call('GET /api/products', { query: { ids: ids.join(','), limit: '100' } })
}

export const useReadMessage = () =>
  useMutation({
    mutationFn: async (text: string) => {
      const message = await call('POST /api/admin/orders/read', { body: { text } })
      return { message, products: await productsOf(message.lines) }
    },
  })

/** Loads a suggested product when it is pressed. */
export const useCandidate = () =>
  useMutation({
    mutationFn: ({ productId }: Candidate) =>
      call('GET /api/products/:id', { params: { id: productId } }),
  })
