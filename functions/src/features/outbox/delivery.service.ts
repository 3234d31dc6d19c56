import type { OutgoingMail } from '#domain/mail/mail.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'

export type ClaimedMail = { mail: OutgoingMail; attempts: number; since: Date }

type Ports = {
  /** Undefined if it is deleted, sent, given up, or being sent. */
  claim: (id: string, at: { now: Date; until: Date }) => Promise<ClaimedMail | 'busy' | undefined>
  finish: (
    id: string,
    result: { state: 'SUCCESS' | 'PENDING' | 'ERROR'; at: Date; error: string | null },
  ) => Promise<void>
  send: (mail: OutgoingMail) => Promise<void>
  /** Whether another attempt would fail as well. */
  isFinal: (error: unknown) => boolean
  clock: Clock
  log: Log
}

/** Longer than a mail server may take (platform/smtp.ts). */
const LEASE_MS = 90_000

/** Eventarc redelivers an event for 24 hours; after this time the admin sees the failure. */
const GIVE_UP_AFTER_MS = 20 * 3_600_000

/** Thrown to have the event redelivered, after a growing pause. */
class NotSentYet extends Error {}

/**
 * Sends a mail of the outbox, however often it is called: events are delivered at least once, and again as long as it
 * throws. Only if the mail server's answer is lost is a mail sent twice, with the same Message-ID.
 */
export const deliveryService = ({ claim, finish, send, isFinal, clock, log }: Ports) => ({
  deliver: async (id: string): Promise<void> => {
    const now = clock.now()
    const claimed = await claim(id, { now, until: new Date(now.getTime() + LEASE_MS) })
    if (claimed === 'busy') throw new NotSentYet(`Mail ${id} is being sent`)
    if (!claimed) return
    const { mail, attempts, since } = claimed
    try {
      await send(mail)
    } catch (error) {
      const at = clock.now()
      const isOver = isFinal(error) || at.getTime() - since.getTime() > GIVE_UP_AFTER_MS
      const state = isOver ? 'ERROR' : 'PENDING'
      await finish(id, { state, at, error: String(error) })
      log[isOver ? 'error' : 'warn']('A mail was not sent', {
        mail: id,
        attempts,
        error: String(error),
      })
      if (isOver) return
      throw new NotSentYet(`Mail ${id} was not sent`, { cause: error })
    }
    await finish(id, { state: 'SUCCESS', at: clock.now(), error: null })
  },
})
