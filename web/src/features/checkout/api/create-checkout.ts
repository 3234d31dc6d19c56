import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import type { ShippingAddress } from '@bartan/contract/address'
import type { CartLine } from '@bartan/contract/cart'

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
