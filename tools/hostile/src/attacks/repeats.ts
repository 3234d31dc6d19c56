import { randomUUID } from 'node:crypto'
import type { Cart } from '@bartan/contract/cart/schema'
import { choose } from '../../../demo-shop/src/random.ts'
import type { Account } from '../people/accounts.ts'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

const CONCURRENCY = 6

/** Sends one call many times at once with the same idempotency key, then another body with that key. */
export const repeats = (run: Run, { _id: userId, token }: Account): Attack => {
  const call = run.person('attacks', 'one key, many calls')
  return {
    connections: 1,
    pauseMs: 200,
    maxRounds: 3000,
    round: async () => {
      const { _id: productId, sizes, colors } = choose(run.products)
      const line = { userId, productId, size: sizes[0] ?? '', color: colors[0] ?? '' }
      const add = { path: '/api/cart', body: { ...line, quantity: 1 }, token, key: randomUUID() }
      const replies = await Promise.all(Array.from({ length: CONCURRENCY }, () => call(add)))
      const cart = await call({ path: `/api/cart?userId=${userId}`, token })
      if (cart.status === 200) {
        const units = (cart.body as Cart).products.reduce((sum, { quantity }) => sum + quantity, 0)
        if (units > 1) run.fault(`${CONCURRENCY} calls of one key put ${units} units into a cart`)
      }
      if (replies.some(({ status }) => status === 200)) {
        const other = await call({ ...add, body: { ...line, quantity: 2 } })
        if (other.status === 200) run.fault('A key was taken for another body')
      }
      await call({ method: 'DELETE', path: '/api/cart', body: line, token })
    },
  }
}
