import { isForward, WHATSAPP_PER_DAY, type WhatsappState } from '@bartan/contract/whatsapp/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { WhatsappMessageDocument } from '#database/operation-documents.ts'
import { stillAgrees } from '#database/repositories/consent.repository.ts'
import { countMail } from '#database/repositories/outbox.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Claimed, DeliveryResult } from '#domain/mail/delivery.ts'
import { UNSURE, type WhatsappText } from '#platform/outside/whatsapp-api.ts'

/** Why a message is not even tried. */
type Hindrance = 'stopped' | 'day_limit' | typeof UNSURE

const orderAgrees = async (
  database: Database,
  work: UnitOfWork,
  { orderId, to }: Pick<WhatsappMessageDocument, 'orderId' | 'to'>,
): Promise<boolean> => {
  const order = await work.read(database.orders.doc(orderId))
  return stillAgrees(database, work, { consent: order?.whatsapp, phone: to.replace('+91', '') })
}

/** Asked again at the last moment: STOP may have come since the news. */
const hindrance = async (
  database: Database,
  work: UnitOfWork,
  message: WhatsappMessageDocument,
  now: Date,
): Promise<Hindrance | undefined> => {
  // An instance died while it sent this: a second message would be worse than a call by hand.
  if (message.leaseUntil) return UNSURE
  const { event, to, orderId, attempts } = message
  // The owner's own news are a setting.
  if (event !== 'digest' && !(await orderAgrees(database, work, { orderId, to }))) return 'stopped'
  if (attempts > 0) return undefined
  const counted = { to: `whatsapp ${to}`, at: now, limit: WHATSAPP_PER_DAY }
  return (await countMail(database, work, counted)) ? undefined : 'day_limit'
}

const textOf = (
  id: string,
  { to, template, language, params, buttons }: WhatsappMessageDocument,
): WhatsappText => ({ id, to, template, language, params, ...(buttons && { buttons }) })

/** The message that a report is about, by our id or the API's. */
const reported = async ({ whatsappMessages }: Database, work: UnitOfWork, ids: string[]) => {
  const own = await Promise.all(
    ids.filter(isDocumentId).map(async (id) => {
      const data = await work.read(whatsappMessages.doc(id))
      return data ? [{ id, data }] : []
    }),
  )
  const [known] = own.flat()
  if (known) return known
  const [sent] = await work.find(whatsappMessages.where('sentAs', 'in', ids).limit(1))
  return sent && { id: sent.id, data: sent.data() }
}

export const whatsappOutboxRepository = (connect: Connect) => ({
  /** Claims a message for one attempt, so that no other event sends it. */
  claim: async (
    id: string,
    { now, until }: { now: Date; until: Date },
  ): Promise<Claimed<WhatsappText> | 'busy' | undefined> => {
    const database = await connect()
    const { firestore, whatsappMessages, timestamp } = database
    return inTransaction(firestore, async (work) => {
      const message = await work.read(whatsappMessages.doc(id))
      if (message?.state !== 'queued') return undefined
      if (message.leaseUntil && message.leaseUntil.toMillis() > now.getTime()) return 'busy'
      const error = await hindrance(database, work, message, now)
      if (error) {
        const failed = { state: 'failed', error, at: timestamp(now), leaseUntil: null }
        work.update(whatsappMessages.doc(id), failed)
        return undefined
      }
      const attempts = message.attempts + 1
      work.update(whatsappMessages.doc(id), { attempts, leaseUntil: timestamp(until) })
      return { item: textOf(id, message), attempts, since: message.createdAt.toDate() }
    })
  },

  /** A report that was faster than the reply stays. */
  finish: async (
    id: string,
    { state, at, error, receipt }: DeliveryResult<string>,
  ): Promise<void> => {
    const { firestore, whatsappMessages, timestamp } = await connect()
    await inTransaction(firestore, async (work) => {
      const message = await work.read(whatsappMessages.doc(id))
      if (!message) return
      const after: Partial<WhatsappMessageDocument> = {
        leaseUntil: null,
        ...(receipt !== undefined && { sentAs: receipt }),
      }
      if (message.state === 'queued') {
        if (state === 'PENDING') after.error = error
        else
          Object.assign(after, {
            state: state === 'SUCCESS' ? 'sent' : 'failed',
            error,
            at: timestamp(at),
          })
      }
      work.update(whatsappMessages.doc(id), after)
    })
  },

  /** What the API reports of a message, by our id or its own. False if it is none of ours. */
  report: async ({
    ids,
    state,
    at,
    error,
  }: {
    ids: string[]
    state: WhatsappState
    at: Date
    error: string
  }): Promise<boolean> => {
    const database = await connect()
    const { firestore, whatsappMessages, timestamp } = database
    return inTransaction(firestore, async (work) => {
      const found = await reported(database, work, ids)
      if (!found) return false
      // The call's answer was lost; a later report of the message decides whether it was sent.
      const from = found.data.error === UNSURE ? 'queued' : found.data.state
      if (isForward(from, state))
        work.update(whatsappMessages.doc(found.id), {
          state,
          at: timestamp(at),
          error: state === 'failed' ? error : null,
          leaseUntil: null,
        })
      return true
    })
  },
})
