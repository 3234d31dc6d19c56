import type { CallReply } from '@bartan/contract/api'
import type { LineUnits } from '@bartan/contract/cart/rules'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useStoredPin } from '../delivery-to.ts'
import { call } from './api-client.ts'

export type Quote = CallReply<'POST /api/checkout/quote'>

/** Reduces cart lines to what the call needs. */
export const quotedLines = (lines: readonly LineUnits[]): LineUnits[] =>
  lines.map(({ productId, size, color, quantity }) => ({ productId, size, color, quantity }))

/** Short, because offers begin and end while a page is open. */
const FRESH_MS = 30_000

type Asked = { couponCode?: string | undefined; postalCode?: string | undefined }

/** The server's totals for lines, with a code, and for PIN codes with their own delivery fee. */
export const quoteQuery = (
  lines: readonly LineUnits[],
  { couponCode = '', postalCode = '' }: Asked = {},
) => {
  const body = {
    checkoutItems: quotedLines(lines),
    ...(couponCode && { couponCode }),
    ...(postalCode && { shippingAddress: { postalCode } }),
  }
  return queryOptions({
    queryKey: ['quote', body],
    queryFn: ({ signal }) => call('POST /api/checkout/quote', { body }, { signal }),
    enabled: lines.length > 0,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/**
 * Totals with the applied offer, delivered to where was asked, else to the shopper's PIN code; undefined until the
 * server answers.
 */
export const useQuote = (lines: readonly LineUnits[], asked: Asked = {}): Quote | undefined => {
  const postalCode = useStoredPin()
  return useQuery(quoteQuery(lines, { postalCode, ...asked })).data
}

/** A quote as props of Totals. */
export const chargesOfQuote = ({ itemsPrice, shippingPrice, totalPrice, offer }: Quote) => ({
  itemsPrice,
  shippingPrice,
  totalPrice,
  ...(offer && { offer, discount: offer.discount }),
})
