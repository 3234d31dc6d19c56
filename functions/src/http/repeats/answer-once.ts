import type { KeptAnswers } from '#database/kept-answers.ts'
import { keptMeanwhile, runKeyed } from '#platform/keyed-call.ts'
import type { Kept, KeyedCall } from '#platform/keyed-call.ts'

/** A reply, and its status if that is not the endpoint's usual one. */
export type Answered = { reply: unknown; status?: number | undefined }

type Ways = {
  /** Does what is called for. */
  run: () => Promise<Answered>
  /** Makes the reply of the facts that were kept. */
  again: (facts: unknown) => unknown
  /** Whether the reply may be stored: not if it holds a secret, or is a file. */
  mayKeep: (reply: unknown) => boolean
}

/** Undefined for what is to be done again. */
const answerOf = async (
  kept: Kept | undefined,
  again: Ways['again'],
): Promise<Answered | undefined> => {
  if (kept && 'reply' in kept) return { reply: kept.reply, status: kept.status }
  return kept && 'facts' in kept ? { reply: await again(kept.facts) } : undefined
}

/** Keeps what none of the call's writes has kept. */
const keepRest = async (
  answers: KeptAnswers,
  { call, answered, mayKeep }: { call: KeyedCall; answered: Answered } & Pick<Ways, 'mayKeep'>,
): Promise<Answered> => {
  const isKept = call.kept === 'reply' && answered.status === undefined
  const { reply, status } = answered
  if (isKept || (call.kept === 'facts' && !mayKeep(reply))) return answered
  const wish = mayKeep(reply) ? { reply, ...(status && { status }) } : {}
  const kept = await answers.keep(call, wish)
  return 'reply' in kept ? { reply: kept.reply, status: kept.status } : answered
}

/**
 * Answers a call with an Idempotency-Key (contract §2): the first time by doing it, then as the first time.
 * Throws `key_reused`.
 */
export const answerOnce = async (
  answers: KeptAnswers,
  call: KeyedCall,
  { run, again, mayKeep }: Ways,
): Promise<Answered> => {
  const before = await answerOf(await answers.find(call), again)
  if (before) return before
  try {
    const answered = await runKeyed(call, run)
    return await keepRest(answers, { call, answered, mayKeep })
  } catch (error) {
    const meanwhile = await answerOf(await keptMeanwhile(call, error), again)
    if (meanwhile) return meanwhile
    throw error
  }
}
