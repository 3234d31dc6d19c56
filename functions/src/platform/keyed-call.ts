import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { ERROR_STATUS } from '@bartan/contract/shared/error-reply'
import { AppError } from '#domain/app-error.ts'

/** What is stored of an earlier call; neither reply nor facts if it must run again. */
export type StoredReply = { reply?: unknown; status?: number; facts?: unknown }

/** A call with an Idempotency-Key (contract §2), until it is answered. */
export type KeyedCall = {
  /** The id of its stored reply: a digest of caller, method and key. */
  id: string
  /** A digest of path and body: the same key with another digest is refused. */
  digest: string
  userId: string | undefined
  at: Date
  /**
   * Looks up what is stored of it, or of a part.
   * @throws AppError key_reused
   */
  find: (call: KeyedCall) => Promise<StoredReply | undefined>
  /** What one of its writes has stored. */
  kept?: 'reply' | 'facts' | undefined
}

/** Thrown if another attempt of the same call was faster; holds what that one stored. */
export class RepeatedCall extends Error {
  readonly id: string
  readonly kept: StoredReply

  constructor(id: string, kept: StoredReply) {
    super('The call was answered before')
    this.id = id
    this.kept = kept
  }
}

/** Thrown if a call's first read finds an expired reply, which blocks the new one. */
export class ExpiredReply extends Error {
  constructor() {
    super('An expired answer has not been deleted yet')
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && ERROR_STATUS[error.code] < 500 && error.code !== 'key_reused'

/** What the same call has stored meanwhile, if that made this attempt fail: the change is already made. */
export const replyStoredMeanwhile = async (
  call: KeyedCall,
  error: unknown,
): Promise<StoredReply | undefined> => {
  if (error instanceof RepeatedCall && error.id === call.id) return error.kept
  return isRefusal(error) ? call.find(call) : undefined
}

/**
 * The only implicit context of a call: services and rules don't use it, and few writes need it
 * (docs/decisions/0108-repeated-calls.md).
 */
const calls = new AsyncLocalStorage<KeyedCall>()

export const keyedCall = (): KeyedCall | undefined => calls.getStore()

/** Work after a call's reply doesn't belong to the call. */
export const runUnkeyed = <T>(job: () => T): T => calls.exit(job)

export const runKeyed = <T>(call: KeyedCall, job: () => Promise<T>): Promise<T> =>
  calls.run(call, job)

/**
 * Runs one part of a call that makes many changes, each in its own transaction. A repeated call after an interruption
 * finds the finished parts, and continues with the others. Returns what the job does, or what it kept when it was done.
 */
export const runPart = async <T>(name: string, job: () => Promise<T>): Promise<T> => {
  const call = keyedCall()
  if (!call) return job()
  const digest = createHash('sha256').update(name).digest('base64url')
  const part = { ...call, id: `${call.id}.${digest}`, kept: undefined }
  try {
    return await runKeyed(part, job)
  } catch (error) {
    const done = await replyStoredMeanwhile(part, error)
    if (!done) throw error
    return (done.facts ?? done.reply) as T
  }
}
