import type { Product } from '@bartan/contract/products/schema'
import type { Caller } from '../calling/caller.ts'
import { succeeded } from '../people/accounts.ts'
import type { BookedOrder } from './compare.ts'

const PAGE = 100

/** All products as shoppers see them. */
export const readProducts = async (call: Caller): Promise<Product[]> => {
  const products: Product[] = []
  for (let page = 1; ; page++) {
    const path = `/api/products?limit=${PAGE}&page=${page}&sortBy=priceAsc`
    const some = succeeded(await call({ path })) as Product[]
    products.push(...some)
    if (some.length < PAGE) return products
  }
}

export const readOrders = async (call: Caller, token: string): Promise<BookedOrder[]> => {
  const orders: BookedOrder[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const path = `/api/admin/orders?limit=${PAGE}${after}`
    const reply = await call({ path, token })
    orders.push(...(succeeded(reply) as BookedOrder[]))
    const next = reply.headers['x-next-cursor']
    cursor = typeof next === 'string' && next !== '' ? next : undefined
  }
  return orders
}

export const stockOf = (products: readonly Product[]): Map<string, number> =>
  new Map(products.map(({ _id, countInStock }) => [_id, countInStock]))
