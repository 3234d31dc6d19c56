import type { StoredReplies } from '#database/stored-replies/stored-replies.ts'
import { ExpiredReply, replyStoredMeanwhile, runKeyed } from '#platform/keyed-call.ts'
import type { StoredReply, KeyedCall } from '#platform/keyed-call.ts'

/** A reply, and its status if it isn't the endpoint's usual one. */
export type Answered = { reply: unknown; status?: number | undefined }

type Ways = {
  run: () => Promise<Answered>
  /** The call's own first read includes the stored reply (domain/read-first.repository.ts). */
  readsAnswer: boolean
  /** Makes the reply from the stored facts. */
  again: (facts: unknown) => unknown
  /** Whether the reply may be stored: not a secret or a file. */
  mayKeep: (reply: unknown) => boolean
}

/** A document holds 1 MiB. A longer reply is computed again: it is about a file, and changes nothing. */
const MAX_KEPT_BYTES = 900_000

const fits = (reply: unknown): boolean =>
  Buffer.byteLength(JSON.stringify(reply) ?? '') <= MAX_KEPT_BYTES

/** Stores the reply if none of the call's writes has stored it. */
const keepRest = async (
  answers: StoredReplies,
  { call, answered, mayKeep }: { call: KeyedCall; answered: Answered } & Pick<Ways, 'mayKeep'>,
): Promise<Answered> => {
  const isKept = call.kept === 'reply' && answered.status === undefined
  const { reply, status } = answered
  if (isKept || (call.kept === 'facts' && !mayKeep(reply))) return answered
  const content = mayKeep(reply) && fits(reply) ? { reply, ...(status && { status }) } : {}
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
    again,
    mayKeep,
  }: { call: KeyedCall; kept: StoredReply | undefined } & Pick<Ways, 'again' | 'mayKeep'>,
): Promise<Answered | undefined> => {
  if (kept && 'reply' in kept) return { reply: kept.reply, status: kept.status }
  if (!kept || !('facts' in kept)) return undefined
  const answered = { reply: await again(kept.facts) }
  return mayKeep(answered.reply) ? keepRest(answers, { call, answered, mayKeep }) : answered
}

/**
 * Answers a call with an Idempotency-Key (contract §2): first by running it, then with the first reply.
 * @throws AppError key_reused
 */
export const answerOnce = async (
  answers: StoredReplies,
  call: KeyedCall,
  ways: Ways,
): Promise<Answered> => {
  const { run, readsAnswer, again, mayKeep } = ways
  const answerAs = (kept: StoredReply | undefined) =>
    answerOf(answers, { call, kept, again, mayKeep })
  const before = readsAnswer ? undefined : await answerAs(await answers.find(call))
  if (before) return before
  try {
    const answered = await runKeyed(call, run)
    return await keepRest(answers, { call, answered, mayKeep })
  } catch (error) {
    // The look-up has deleted it.
    if (error instanceof ExpiredReply)
      return answerOnce(answers, call, { ...ways, readsAnswer: false })
    const meanwhile = await answerAs(await replyStoredMeanwhile(call, error))
    if (meanwhile) return meanwhile
    throw error
  }
}
