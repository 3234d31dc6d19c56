import { randomUUID } from 'node:crypto'
import type { DocumentReference } from 'firebase-admin/firestore'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Keep } from '#domain/transact.ts'
import { ExpiredAnswer, keyedCall, Repeated } from '#platform/keyed-call.ts'
import type { Kept, KeyedCall } from '#platform/keyed-call.ts'
import type { Database } from '../collections.ts'
import type { KeptAnswerDocument } from '../documents.ts'

type Answers = Pick<Database, 'keptAnswers' | 'timestamp'>

/** Whether it has expired: the TTL policy may take days to delete it. */
export const isOver = ({ expiresAt }: KeptAnswerDocument, { at }: KeyedCall): boolean =>
  expiresAt.toMillis() <= at.getTime()

/** @throws AppError key_reused if the key belongs to another call */
export const readKept = (
  { digest }: KeyedCall,
  { call, reply, status, facts }: KeptAnswerDocument,
): Kept => {
  if (call !== digest) throw new AppError('key_reused', reason('idempotency_key_reused'))
  return {
    ...(reply !== undefined && { reply: JSON.parse(reply) as unknown }),
    ...(status !== undefined && { status }),
    ...(facts !== undefined && { facts: JSON.parse(facts) as unknown }),
  }
}

export const toDocument = (
  { timestamp }: Pick<Answers, 'timestamp'>,
  { digest, userId, at }: KeyedCall,
  kept: Kept,
): KeptAnswerDocument => ({
  call: digest,
  attempt: randomUUID(),
  ...('reply' in kept && { reply: JSON.stringify(kept.reply ?? null) }),
  ...(kept.status !== undefined && { status: kept.status }),
  ...('facts' in kept && { facts: JSON.stringify(kept.facts ?? null) }),
  userId: userId ?? null,
  expiresAt: timestamp(new Date(at.getTime() + DAY_MS)),
})

/** Stores the reply of a call in the same commit as its write. */
export class AnswerKeeper {
  readonly reference: DocumentReference<KeptAnswerDocument>
  readonly #answers: Answers
  readonly #call: KeyedCall
  #document: KeptAnswerDocument | undefined

  constructor(answers: Answers, call: KeyedCall) {
    this.#answers = answers
    this.#call = call
    this.reference = answers.keptAnswers.doc(call.id)
  }

  readonly keep: Keep = {
    reply: (reply) => {
      this.#document = toDocument(this.#answers, this.#call, { reply })
      return reply
    },
    facts: (facts) => {
      this.#document = toDocument(this.#answers, this.#call, { facts })
      return facts
    },
  }

  /** What this attempt stores in its commit; the next attempt starts anew. */
  take(): KeptAnswerDocument | undefined {
    const document = this.#document
    this.#document = undefined
    return document
  }

  /**
   * Whether there is a stored reply. If not, another attempt has noted that nothing is kept, and the call runs again.
   */
  hasAnswer(found: KeptAnswerDocument): boolean {
    const kept = readKept(this.#call, found)
    return 'reply' in kept || 'facts' in kept
  }

  /** @throws Repeated if another call wrote this, none of these attempts */
  refuseOther(found: KeptAnswerDocument, attempts: readonly (string | undefined)[]): void {
    if (!attempts.includes(found.attempt))
      throw new Repeated(this.#call.id, readKept(this.#call, found))
  }

  /** @throws Repeated or ExpiredAnswer for what was stored before the first attempt */
  refuseFound(found: KeptAnswerDocument): never {
    if (isOver(found, this.#call)) throw new ExpiredAnswer()
    throw new Repeated(this.#call.id, readKept(this.#call, found))
  }

  /** Notes that the attempt which wrote this has been committed. */
  committed({ reply }: KeptAnswerDocument): void {
    this.#call.kept = reply === undefined ? 'facts' : 'reply'
  }
}

const NOTHING_TO_KEEP: Keep = { reply: (value) => value, facts: (value) => value }

export const keepOf = (keeper: AnswerKeeper | undefined): Keep => keeper?.keep ?? NOTHING_TO_KEEP

/** Undefined if nothing is to be stored: the call has no key, or an earlier write has stored its reply. */
export const answerKeeper = (answers: Answers): AnswerKeeper | undefined => {
  const call = keyedCall()
  return call && !call.kept ? new AnswerKeeper(answers, call) : undefined
}
