import type { StoredReply, KeyedCall } from '#platform/keyed-call.ts'
import type { Connect } from '../connect.ts'
import { inTransaction } from '../transaction.ts'
import { isOver, parseStoredReply, toDocument } from './reply-recorder.ts'

/** Stored replies of calls with an Idempotency-Key (docs/decisions/0108-repeated-calls.md). */
export const storedReplies = (connect: Connect) => ({
  /**
   * One read.
   * @throws AppError key_reused
   */
  find: async (call: KeyedCall): Promise<StoredReply | undefined> => {
    const { firestore, storedReplies: answers } = await connect()
    const document = answers.doc(call.id)
    const found = (await document.get()).data()
    if (!found) return undefined
    if (!isOver(found, call)) return parseStoredReply(call, found)
    return inTransaction(firestore, async (work) => {
      const present = await work.read(document)
      if (present && !isOver(present, call)) return parseStoredReply(call, present)
      work.delete(document)
      return undefined
    })
  },

  /** After the call's writes. Returns what is stored from now on: this reply, or the one that a concurrent call got. */
  keep: async (call: KeyedCall, kept: StoredReply): Promise<StoredReply> => {
    const database = await connect()
    const document = database.storedReplies.doc(call.id)
    return inTransaction(database.firestore, async (work) => {
      const before = await work.read(document)
      const known = before && !isOver(before, call) ? parseStoredReply(call, before) : undefined
      if (known && 'reply' in known && call.kept !== 'reply') return known
      work.set(document, toDocument(database, call, { ...known, ...kept }))
      return kept
    })
  },
})

export type StoredReplies = ReturnType<typeof storedReplies>
