import type { KeptAnswers } from '#database/answers/kept-answers.ts'
import { ExpiredAnswer, answerKeptMeanwhile, runKeyed } from '#platform/keyed-call.ts'
import type { Kept, KeyedCall } from '#platform/keyed-call.ts'

/** A reply, and its status if that is not the endpoint's usual one. */
export type Answered = { reply: unknown; status?: number | undefined }

type Ways = {
  run: () => Promise<Answered>
  /** The call's own first read looks for what is kept of it (domain/read-first.repository.ts). */
  readsAnswer: boolean
  /** Makes the reply of the facts that were kept. */
  again: (facts: unknown) => unknown
  /** Whether the reply may be stored: not if it holds a secret, or is a file. */
  mayKeep: (reply: unknown) => boolean
}

/** A document holds 1 MiB. A longer answer is made anew: it tells of a file, and changes nothing. */
const MAX_KEPT_BYTES = 900_000

const fits = (reply: unknown): boolean =>
  Buffer.byteLength(JSON.stringify(reply) ?? '') <= MAX_KEPT_BYTES

/** Keeps what none of the call's writes has kept. */
const keepRest = async (
  answers: KeptAnswers,
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
 * Undefined for what is to be done again. A reply that is made of facts shows the present, which may change before the next
 * repeat, and others may be making theirs at this moment: the one that is kept first holds for all.
 */
const answerOf = async (
  answers: KeptAnswers,
  {
    call,
    kept,
    again,
    mayKeep,
  }: { call: KeyedCall; kept: Kept | undefined } & Pick<Ways, 'again' | 'mayKeep'>,
): Promise<Answered | undefined> => {
  if (kept && 'reply' in kept) return { reply: kept.reply, status: kept.status }
  if (!kept || !('facts' in kept)) return undefined
  const answered = { reply: await again(kept.facts) }
  return mayKeep(answered.reply) ? keepRest(answers, { call, answered, mayKeep }) : answered
}

/**
 * Answers a call with an Idempotency-Key (contract §2): the first time by doing it, then as the first time.
 * Throws `key_reused`.
 */
export const answerOnce = async (
  answers: KeptAnswers,
  call: KeyedCall,
  ways: Ways,
): Promise<Answered> => {
  const { run, readsAnswer, again, mayKeep } = ways
  const answerAs = (kept: Kept | undefined) => answerOf(answers, { call, kept, again, mayKeep })
  const before = readsAnswer ? undefined : await answerAs(await answers.find(call))
  if (before) return before
  try {
    const answered = await runKeyed(call, run)
    return await keepRest(answers, { call, answered, mayKeep })
  } catch (error) {
    // The look-up has deleted it.
    if (error instanceof ExpiredAnswer)
      return answerOnce(answers, call, { ...ways, readsAnswer: false })
    const meanwhile = await answerAs(await answerKeptMeanwhile(call, error))
    if (meanwhile) return meanwhile
    throw error
  }
}
