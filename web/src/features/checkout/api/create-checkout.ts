import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type { CartLine } from '@bartan/contract/cart/schema'

type NewCheckout = {
  lines: CartLine[]
  shippingAddress: ShippingAddress
  totalPrice: number
  couponCode?: string
}

/** Step one. The prices are sent as the shopper saw them, so that a change is noticed rather than charged. */
export const useCreateCheckout = () =>
  useMutation({
    mutationFn: ({ lines, ...more }: NewCheckout) =>
      call('POST /api/checkout', {
        body: { checkoutItems: lines, paymentMethod: 'COD', ...more },
      }),
  })
