import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { ERROR_STATUS } from '@bartan/contract/shared/error-reply'
import { AppError } from '#domain/app-error.ts'

/** What is kept of a call that was made before; neither reply nor facts, if it is to be done again. */
export type Kept = { reply?: unknown; status?: number; facts?: unknown }

/** A call that came with an Idempotency-Key (contract §2), until it is answered. */
export type KeyedCall = {
  /** Names the document that keeps its answer: a digest of caller, method and key. */
  id: string
  /** A digest of path and body: the same key with another is refused. */
  digest: string
  userId: string | undefined
  at: Date
  /** Looks for what is kept of it, or of a part. Throws `key_reused`. */
  find: (call: KeyedCall) => Promise<Kept | undefined>
  /** What one of its writes has kept. */
  kept?: 'reply' | 'facts' | undefined
}

/** Thrown where another attempt of the same call was faster: what that one has kept. */
export class Repeated extends Error {
  readonly id: string
  readonly kept: Kept

  constructor(id: string, kept: Kept) {
    super('The call was answered before')
    this.id = id
    this.kept = kept
  }
}

/** Thrown where a call's first read finds an answer whose time is over: it is in the way of the new one. */
export class ExpiredAnswer extends Error {
  constructor() {
    super('An expired answer has not been deleted yet')
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && ERROR_STATUS[error.code] < 500 && error.code !== 'key_reused'

/** What the same call has kept meanwhile, if that is why this attempt has failed: the change that it wants is made. */
export const answerKeptMeanwhile = async (
  call: KeyedCall,
  error: unknown,
): Promise<Kept | undefined> => {
  if (error instanceof Repeated && error.id === call.id) return error.kept
  return isRefusal(error) ? call.find(call) : undefined
}

/**
 * The one thing that a call hands down without naming it: services and their rules have no use for it, and the writes
 * that need it are few (docs/decisions/0108-repeated-calls.md).
 */
const calls = new AsyncLocalStorage<KeyedCall>()

export const keyedCall = (): KeyedCall | undefined => calls.getStore()

/** What goes on after a call is answered is none of the call. */
export const runUnkeyed = <T>(job: () => T): T => calls.exit(job)

export const runKeyed = <T>(call: KeyedCall, job: () => Promise<T>): Promise<T> =>
  calls.run(call, job)

/**
 * Does one part of a call that changes many things, each in a transaction of its own. A call that is repeated after it was
 * interrupted finds the parts that are done, and goes on with the others.
 */
export const runPart = async (name: string, job: () => Promise<unknown>): Promise<void> => {
  const call = keyedCall()
  if (!call) return void (await job())
  const digest = createHash('sha256').update(name).digest('base64url')
  const part = { ...call, id: `${call.id}.${digest}`, kept: undefined }
  try {
    await runKeyed(part, job)
  } catch (error) {
    if (!(await answerKeptMeanwhile(part, error))) throw error
  }
}
