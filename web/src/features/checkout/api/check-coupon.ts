import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** Whether a code would be taken for an order of this customer, and what it is worth. */
export const useCheckCoupon = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /api/coupons/check', { body: { code } }),
  })
