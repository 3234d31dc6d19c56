import type { Kept, KeyedCall } from '#platform/keyed-call.ts'
import { isOver, readKept, toDocument } from './answer-keeper.ts'
import type { Connect } from '../connect.ts'
import { inTransaction } from '../transaction.ts'

/** Stored replies of calls with an Idempotency-Key (docs/decisions/0108-repeated-calls.md). */
export const keptAnswers = (connect: Connect) => ({
  /**
   * One read.
   * @throws AppError key_reused
   */
  find: async (call: KeyedCall): Promise<Kept | undefined> => {
    const { firestore, keptAnswers: answers } = await connect()
    const document = answers.doc(call.id)
    const found = (await document.get()).data()
    if (!found) return undefined
    if (!isOver(found, call)) return readKept(call, found)
    return inTransaction(firestore, async (work) => {
      const present = await work.read(document)
      if (present && !isOver(present, call)) return readKept(call, present)
      work.delete(document)
      return undefined
    })
  },

  /** After the call's writes. Returns what is stored from now on: this reply, or the one that a concurrent call got. */
  keep: async (call: KeyedCall, kept: Kept): Promise<Kept> => {
    const database = await connect()
    const document = database.keptAnswers.doc(call.id)
    return inTransaction(database.firestore, async (work) => {
      const before = await work.read(document)
      const known = before && !isOver(before, call) ? readKept(call, before) : undefined
      if (known && 'reply' in known && call.kept !== 'reply') return known
      work.set(document, toDocument(database, call, { ...known, ...kept }))
      return kept
    })
  },
})

export type KeptAnswers = ReturnType<typeof keptAnswers>
