export type Claimed<Item> = { item: Item; attempts: number; since: Date }

export type DeliveryResult<Receipt> = {
  state: 'SUCCESS' | 'PENDING' | 'ERROR'
  at: Date
  error: string | null
  /** Of a sent one. */
  receipt?: Receipt
}

type Ports<Item, Receipt> = {
  /** For the log. */
  what: string
  /** Undefined if it is deleted, sent, given up, or being sent. */
  claim: (id: string, at: { now: Date; until: Date }) => Promise<Claimed<Item> | 'busy' | undefined>
  finish: (id: string, result: DeliveryResult<Receipt>) => Promise<void>
  send: (item: Item) => Promise<Receipt>
  /** Whether another attempt would fail as well. */
  isFinal: (error: unknown) => boolean
  clock: { now: () => Date }
  log: Record<'error' | 'warn', (message: string, details: Record<string, unknown>) => void>
}

/** Longer than a server may take (platform/smtp.ts, platform/outside/whatsapp-api.ts). */
const LEASE_MS = 90_000

/** Eventarc redelivers an event for 24 hours; after this time the admin sees the failure. */
const GIVE_UP_AFTER_MS = 20 * 3_600_000

/** Thrown to have the event redelivered, after a growing pause. */
class NotSentYet extends Error {}

/**
 * Sends a mail or message of an outbox, however often it is called: events are delivered at least once, and again as
 * long as it throws.
 */
export const deliveryService = <Item, Receipt>(ports: Ports<Item, Receipt>) => {
  const { what, claim, finish, send, isFinal, clock, log } = ports
  return {
    deliver: async (id: string): Promise<void> => {
      const now = clock.now()
      const claimed = await claim(id, { now, until: new Date(now.getTime() + LEASE_MS) })
      if (claimed === 'busy') throw new NotSentYet(`${what} ${id} is being sent`)
      if (!claimed) return
      const { item, attempts, since } = claimed
      let receipt: Receipt
      try {
        receipt = await send(item)
      } catch (error) {
        const at = clock.now()
        const isOver = isFinal(error) || at.getTime() - since.getTime() > GIVE_UP_AFTER_MS
        const state = isOver ? 'ERROR' : 'PENDING'
        await finish(id, { state, at, error: String(error) })
        log[isOver ? 'error' : 'warn'](`A ${what.toLowerCase()} was not sent`, {
          id,
          attempts,
          error: String(error),
        })
        if (isOver) return
        throw new NotSentYet(`${what} ${id} was not sent`, { cause: error })
      }
      await finish(id, { state: 'SUCCESS', at: clock.now(), error: null, receipt })
    },
  }
}
