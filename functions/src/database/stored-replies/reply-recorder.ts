import { randomUUID } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { DocumentReference } from 'firebase-admin/firestore'
import { AppError } from '#domain/app-error.ts'
import type { Keep } from '#domain/transact.ts'
import {
  ExpiredReply,
  keyedCall,
  RepeatedCall,
  type StoredReply,
  type KeyedCall,
} from '#platform/keyed-call.ts'
import type { Database } from '../collections.ts'
import type { StoredReplyDocument } from '../documents.ts'

type Answers = Pick<Database, 'storedReplies' | 'timestamp'>

/** Whether it has expired: the TTL policy may take days to delete it. */
export const isOver = ({ expiresAt }: StoredReplyDocument, { at }: KeyedCall): boolean =>
  expiresAt.toMillis() <= at.getTime()

/** @throws AppError key_reused if the key belongs to another call */
export const parseStoredReply = (
  { digest }: KeyedCall,
  { call, reply, status, facts }: StoredReplyDocument,
): StoredReply => {
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
  kept: StoredReply,
): StoredReplyDocument => ({
  call: digest,
  attempt: randomUUID(),
  ...('reply' in kept && { reply: JSON.stringify(kept.reply ?? null) }),
  ...(kept.status !== undefined && { status: kept.status }),
  ...('facts' in kept && { facts: JSON.stringify(kept.facts ?? null) }),
  userId: userId ?? null,
  expiresAt: timestamp(new Date(at.getTime() + DAY_MS)),
})

/** Stores the reply of a call in the same commit as its write. */
export class ReplyRecorder {
  readonly reference: DocumentReference<StoredReplyDocument>
  readonly #answers: Answers
  readonly #call: KeyedCall
  #document: StoredReplyDocument | undefined

  constructor(answers: Answers, call: KeyedCall) {
    this.#answers = answers
    this.#call = call
    this.reference = answers.storedReplies.doc(call.id)
  }

  readonly keep: Keep = {
    reply: (reply) => {
      this.#document = toDocument(this.#answers, this.#call, { reply })
      return reply
    },
    facts: (facts, owner) => {
      const call = { ...this.#call, userId: this.#call.userId ?? owner }
      this.#document = toDocument(this.#answers, call, { facts })
      return facts
    },
  }

  /** What this attempt stores in its commit; the next attempt starts anew. */
  take(): StoredReplyDocument | undefined {
    const document = this.#document
    this.#document = undefined
    return document
  }

  /**
   * Whether there is a stored reply. If not, another attempt has noted that nothing is kept, and the call runs again.
   */
  hasAnswer(found: StoredReplyDocument): boolean {
    const kept = parseStoredReply(this.#call, found)
    return 'reply' in kept || 'facts' in kept
  }

  /** @throws RepeatedCall if another call wrote this, none of these attempts */
  refuseOther(found: StoredReplyDocument, attempts: readonly (string | undefined)[]): void {
    if (!attempts.includes(found.attempt))
      throw new RepeatedCall(this.#call.id, parseStoredReply(this.#call, found))
  }

  /** @throws RepeatedCall or ExpiredReply for what was stored before the first attempt */
  refuseFound(found: StoredReplyDocument): never {
    if (isOver(found, this.#call)) throw new ExpiredReply()
    throw new RepeatedCall(this.#call.id, parseStoredReply(this.#call, found))
  }

  /** Notes that the attempt which wrote this has been committed. */
  committed({ reply }: StoredReplyDocument): void {
    this.#call.kept = reply === undefined ? 'facts' : 'reply'
  }
}

const NOTHING_TO_KEEP: Keep = { reply: (value) => value, facts: (value) => value }

export const keepOf = (recorder: ReplyRecorder | undefined): Keep =>
  recorder?.keep ?? NOTHING_TO_KEEP

/** Undefined if nothing is to be stored: the call has no key, or an earlier write has stored its reply. */
export const replyRecorder = (answers: Answers): ReplyRecorder | undefined => {
  const call = keyedCall()
  return call && !call.kept ? new ReplyRecorder(answers, call) : undefined
}
