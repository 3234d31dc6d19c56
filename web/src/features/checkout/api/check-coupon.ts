import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** Whether this customer could use a code, and what it is worth. */
export const useCheckCoupon = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /api/coupons/check', { body: { code } }),
  })
