import { randomInt } from 'node:crypto'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { lineOf } from '@bartan/contract/testing/people'
import { choose, oneIn } from '../../../demo-shop/src/random.ts'
import type { Caller } from '../calling/caller.ts'
import type { Run } from '../run.ts'
import { register } from './accounts.ts'
import { buy } from './buy.ts'

const SEARCHES = ['steel bottle', 'tiffin', 'balti', 'kadhai', 'botle', 'mug', '5 litre'] as const
const MAX_THINKING_MS = 600
/** Contract §10 allows 20 a day. */
const ORDERS_PER_ACCOUNT = 15
/** One purchase in this many is of a nearly sold-out product. */
const SCARCE_IN = 4
const MAX_UNITS = 3

const think = (run: Run) => run.pause(randomInt(MAX_THINKING_MS))

const browse = async (run: Run, look: Caller, product: Product) => {
  const paths = [
    '/',
    `/api/products?category=${choose(CATEGORIES)}&limit=24`,
    `/api/products?search=${encodeURIComponent(choose(SEARCHES))}&limit=24`,
    `/api/products/facets?category=${choose(CATEGORIES)}`,
    `/product/${product._id}`,
    `/api/products/${product._id}`,
  ]
  for (const path of paths) {
    if (oneIn(3)) continue
    await look({ path })
    await think(run)
  }
}

/** Browses and buys repeatedly; takes a new account after the daily limit of orders. */
export const shop = async (run: Run): Promise<void> => {
  const look = run.person('honest', 'browse')
  const call = run.person('honest', 'buy')
  const scarce = run.products.filter(({ countInStock }) => countInStock < 100)
  let account = await register(call)
  let orders = 0
  while (!run.isOver) {
    const product = choose(oneIn(SCARCE_IN) && scarce.length > 0 ? scarce : run.products)
    await browse(run, look, product)
    if (run.isOver) return
    const refused = await buy(
      { run, call, account },
      lineOf(product, 1 + randomInt(MAX_UNITS), choose),
    )
    if (!refused) orders += 1
    if (orders < ORDERS_PER_ACCOUNT && refused !== 'order_limit') continue
    account = await register(call)
    orders = 0
  }
}
