import type { CartLine } from '@bartan/contract/cart/schema'
import type { TypedAddress } from '@bartan/contract/orders/address-schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { quotedLines } from '#lib/api/use-quote.ts'

/** Checks whether this customer can use a code for these lines. */
export const useCheckCode = (lines: readonly CartLine[]) =>
  useMutation({
    mutationFn: (couponCode: string) =>
      call('POST /api/checkout/quote', { body: { checkoutItems: quotedLines(lines), couponCode } }),
  })

type NewCheckout = {
  lines: CartLine[]
  shippingAddress: TypedAddress
  totalPrice: number
  couponCode?: string
  buyerGstin?: string
  buyerName?: string
  language?: Language
  whatsapp?: boolean
}

/**
 * Step one of the checkout. Sends the prices that the shopper saw, so that a change is noticed rather than charged.
 */
export const useCreateCheckout = () =>
  useMutation({
    mutationFn: ({ lines, ...more }: NewCheckout) =>
      call('POST /api/checkout', { body: { checkoutItems: lines, paymentMethod: 'COD', ...more } }),
  })

/** Step two: places the order. Repeating it returns the same order. */
export const useFinalizeCheckout = () =>
  useMutation({
    mutationFn: (id: string) =>
      call('POST /api/checkout/:id/finalize', { params: { id }, body: { isCOD: true } }),
  })
