import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@bartan/contract/api'
import { call } from './api-client.ts'
import type { ProductId } from '@bartan/contract/products/product-id'

type QuotedLine = { productId: ProductId; size: string; color: string; quantity: number }

export type Quote = CallReply<'POST /api/checkout/quote'>

/** As the call wants them: what else a line of the cart says is not asked. */
export const quotedLines = (lines: readonly QuotedLine[]): QuotedLine[] =>
  lines.map(({ productId, size, color, quantity }) => ({ productId, size, color, quantity }))

/** Offers begin and end while a page is open. */
const FRESH_MS = 30_000

type Asked = { couponCode?: string | undefined; postalCode?: string | undefined }

/** What lines come to by the server, with a code, and where delivery costs otherwise than elsewhere. */
export const quoteQuery = (
  lines: readonly QuotedLine[],
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

/** What lines come to, with the offer that holds; undefined until the server has answered. */
export const useQuote = (lines: readonly QuotedLine[], asked?: Asked): Quote | undefined =>
  useQuery(quoteQuery(lines, asked)).data

/** As totals show it. */
export const chargesOfQuote = ({ itemsPrice, shippingPrice, totalPrice, offer }: Quote) => ({
  itemsPrice,
  shippingPrice,
  totalPrice,
  ...(offer && { offer, discount: offer.discount }),
})
