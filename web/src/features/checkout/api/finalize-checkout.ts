import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** Step two: places the order. Repeating it returns the same order. */
export const useFinalizeCheckout = () =>
  useMutation({
    mutationFn: (id: string) =>
      call('POST /api/checkout/:id/finalize', { params: { id }, body: { isCOD: true } }),
  })
