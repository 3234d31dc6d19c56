import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type { CartLine } from '@bartan/contract/cart/schema'

/** Whether this customer could use a code, and what it is worth. */
export const useCheckCoupon = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /api/coupons/check', { body: { code } }),
  })

type NewCheckout = {
  lines: CartLine[]
  shippingAddress: ShippingAddress
  totalPrice: number
  couponCode?: string
  buyerGstin?: string
  language?: Language
}

/** Step one. The prices are sent as the shopper saw them, so that a change is noticed rather than charged. */
export const useCreateCheckout = () =>
  useMutation({
    mutationFn: ({ lines, ...more }: NewCheckout) =>
      call('POST /api/checkout', {
        body: { checkoutItems: lines, paymentMethod: 'COD', ...more },
      }),
  })

/** Step two: places the order. Repeating it returns the same order. */
export const useFinalizeCheckout = () =>
  useMutation({
    mutationFn: (id: string) =>
      call('POST /api/checkout/:id/finalize', { params: { id }, body: { isCOD: true } }),
  })
