import type { LineKey } from '@bartan/contract/cart/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { found, ownOrder } from '../own-order.ts'
import { refuseDecision, refuseReturn } from './refuse-return.ts'

export type Decision = 'accepted' | 'declined'

type Units = LineKey & { quantity: number }

type Ports = {
  returns: {
    request(
      id: string,
      asked: { lines: Units[]; reason: string; at: Date; check: (order?: Order) => void },
    ): Promise<{ order: Order } | undefined>
    /**
     * One transaction: the units of an accepted return go back to the shelf and into the ledger, or nothing happens.
     */
    decide(
      id: string,
      decided: { decision: Decision; by: Caller; at: Date; check: (order?: Order) => void },
    ): Promise<{ order: Order; touched: string[] } | undefined>
  }
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

export const returnsService = ({ returns, productsChanged, clock }: Ports) => ({
  request: async (
    caller: Caller,
    id: string,
    { lines, reason }: { lines: Units[]; reason: string },
  ): Promise<Order> => {
    const at = clock.now()
    const check = (order: Order | undefined) => refuseReturn(ownOrder(order, caller), lines, at)
    return found(await returns.request(id, { lines, reason, at, check })).order
  },

  decide: async (by: Caller, id: string, decision: Decision): Promise<Order> => {
    const check = (order: Order | undefined) => refuseDecision(found(order), decision)
    const decided = await returns.decide(id, { decision, by, at: clock.now(), check })
    const { order, touched } = found(decided)
    await productsChanged(touched)
    return order
  },
})

export type ReturnsService = ReturnType<typeof returnsService>
