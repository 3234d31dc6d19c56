import { lineId, type LineUnits } from '@bartan/contract/cart/rules'
import type { WantedInstead } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Product } from '@bartan/contract/products/schema'
import { sumRupees } from '@bartan/contract/shared/money'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuery } from '#lib/api/read-query.ts'
import { boughtFor, choicesIn, paidFor, priceOfWanted, type Wanted } from './exchange-sums.ts'

/** A product as it is sold now, for what it can be exchanged for. */
const exchangeableQuery = (id: string) =>
  readQuery(['exchangeable', id], 'GET /api/products/:id', { params: { id } })

/** What goes out: a variant of a product. */
export type Picked = { product: Product; wanted: Wanted }

type Asked = LineUnits & { for?: WantedInstead | undefined }

const wishIn = (line: Asked, product: Product | undefined): Picked | undefined => {
  const wanted =
    product &&
    choicesIn(product).find(
      ({ size, color }) => size === line.for?.size && color === line.for.color,
    )
  return wanted && { product, wanted }
}

/** What goes out for lines that come back, at first what the customer asked for, and what both cost. */
export const useExchange = (lines: readonly Asked[], bought: Order['orderItems']) => {
  const products = useQueries({
    queries: lines.map(({ productId }) => exchangeableQuery(productId)),
  })
  // Undefined for a line is money back, like nothing.
  const [picks, setPicks] = useState<ReadonlyMap<string, Picked | undefined>>(new Map())
  const rows = lines.map((line, place) => {
    const key = lineId(line)
    const product = products[place]?.data
    const ofLine = boughtFor(line, bought)
    const paid = paidFor(line, ofLine)
    const picked = picks.has(key) ? picks.get(key) : wishIn(line, product)
    const costOf = (one: Picked) =>
      product && priceOfWanted(line, { paid, product, other: one.product, wanted: one.wanted })
    return {
      key,
      line,
      bought: ofLine,
      paid,
      product,
      isPending: products[place]?.isPending ?? true,
      picked,
      costOf,
      price: picked && costOf(picked),
      pick: (one: Picked | undefined) => setPicks((before) => new Map(before).set(key, one)),
    }
  })
  return {
    rows,
    paid: sumRupees(rows.map((row) => row.paid)),
    price: sumRupees(rows.flatMap((row) => row.price ?? [])),
    isNothing: rows.every(({ price }) => price === undefined),
  }
}

export type ExchangedRow = ReturnType<typeof useExchange>['rows'][number]
