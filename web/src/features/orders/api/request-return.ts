import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { useKeepOrder } from './use-keep-order.ts'
import type { LineKey } from '@bartan/contract/cart/line-key'

type Asked = { id: string; lines: (LineKey & { quantity: number })[]; reason: string }

/** Asks to give units back. */
export const useRequestReturn = (userId: string) => {
  const { keep, reload } = useKeepOrder(userId)
  return useMutation({
    mutationFn: ({ id, lines, reason }: Asked) =>
      call('POST /api/orders/:id/return', { params: { id }, body: { lines, reason } }),
    onSuccess: keep,
    onError: (_, { id }) => reload(id),
  })
}
