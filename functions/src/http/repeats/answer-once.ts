import type { StoredReplies } from '#database/stored-replies/stored-replies.ts'
import {
  ExpiredReply,
  replyStoredMeanwhile,
  runKeyed,
  type StoredReply,
  type KeyedCall,
} from '#platform/keyed-call.ts'

/** A reply, and its status if it isn't the endpoint's usual one. */
export type Answered = { reply: unknown; status?: number | undefined }

type CallSteps = {
  run: () => Promise<Answered>
  /** The call's own first read includes the stored reply (database/repositories/read-first.repository.ts). */
  readsAnswer: boolean
  /** Makes the reply from the stored facts. */
  replyFromFacts: (facts: unknown) => unknown
  /** Whether the reply may be stored: not a secret or a file. */
  mayStore: (reply: unknown) => boolean
}

/** A document holds 1 MiB. A longer reply is computed again: it is about a file, and changes nothing. */
const MAX_STORED_BYTES = 900_000

const fits = (reply: unknown): boolean =>
  Buffer.byteLength(JSON.stringify(reply) ?? '') <= MAX_STORED_BYTES

/** Stores the reply if none of the call's writes has stored it. */
const storeRest = async (
  answers: StoredReplies,
  {
    call,
    answered,
    mayStore,
  }: { call: KeyedCall; answered: Answered } & Pick<CallSteps, 'mayStore'>,
): Promise<Answered> => {
  const isKept = call.kept === 'reply' && answered.status === undefined
  const { reply, status } = answered
  if (isKept || (call.kept === 'facts' && !mayStore(reply))) return answered
  const content = mayStore(reply) && fits(reply) ? { reply, ...(status && { status }) } : {}
  const kept = await answers.keep(call, content)
  return 'reply' in kept ? { reply: kept.reply, status: kept.status } : answered
}

/**
 * Undefined if the call must run again. A reply made from facts shows the current state, which may change before the
 * next repetition, and others may be repeating now: the first one stored is used for all.
 */
const answerOf = async (
  answers: StoredReplies,
  {
    call,
    kept,
    replyFromFacts,
    mayStore,
  }: { call: KeyedCall; kept: StoredReply | undefined } & Pick<
    CallSteps,
    'replyFromFacts' | 'mayStore'
  >,
): Promise<Answered | undefined> => {
  if (kept && 'reply' in kept) return { reply: kept.reply, status: kept.status }
  if (!kept || !('facts' in kept)) return undefined
  const answered = { reply: await replyFromFacts(kept.facts) }
  return mayStore(answered.reply) ? storeRest(answers, { call, answered, mayStore }) : answered
}

/**
 * Answers a call with an Idempotency-Key (contract §2): first by running it, then with the first reply.
 * @throws AppError key_reused
 */
export const answerOnce = async (
  answers: StoredReplies,
  call: KeyedCall,
  steps: CallSteps,
): Promise<Answered> => {
  const { run, readsAnswer, replyFromFacts, mayStore } = steps
  const answerAs = (kept: StoredReply | undefined) =>
    answerOf(answers, { call, kept, replyFromFacts, mayStore })
  const before = readsAnswer ? undefined : await answerAs(await answers.find(call))
  if (before) return before
  try {
    const answered = await runKeyed(call, run)
    return await storeRest(answers, { call, answered, mayStore })
  } catch (error) {
    // The look-up has deleted it.
    if (error instanceof ExpiredReply)
      return answerOnce(answers, call, { ...steps, readsAnswer: false })
    const meanwhile = await answerAs(await replyStoredMeanwhile(call, error))
    if (meanwhile) return meanwhile
    throw error
  }
}
