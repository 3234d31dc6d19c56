import type { Request, Response } from 'express'
import type { Endpoint, ParsedOf, ReplyOf } from '@bartan/contract/shared/endpoint'
import type { Caller, Session, ShopperSession } from '#domain/caller.ts'
import type { FileReply } from '#http/reply/file-reply.ts'
import type { ListReply } from '#http/reply/list-reply.ts'
import type { ReadyReply } from '#http/reply/send-reply.ts'

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? undefined
  : E['access'] extends 'visitor'
    ? Caller | undefined
    : E['access'] extends 'shopper'
      ? ShopperSession
      : Caller

/** What a handler gets: every input parsed, and the caller that the endpoint's `access` demands. */
export type Call<E extends Endpoint> = ParsedOf<E> & {
  caller: CallerOf<E>
  req: Request
  /** The bytes of the file that the endpoint takes. */
  file: () => Promise<Buffer>
  /** For headers, or for a status other than the endpoint's; the body is what the handler returns. */
  res: Response
}

/** A call whose service reads the account together with what else it needs. */
type SessionCall<E extends Endpoint> = Omit<Call<E>, 'caller'> & { session: Session }

type Answer<E extends Endpoint> = ReplyOf<E> | ReadyReply | FileReply | ListReply

/** How a call with an Idempotency-Key is answered when it is repeated, if not by its first reply. */
type Repeat<E extends Endpoint> = {
  /** Makes the reply of the facts that the change has kept. */
  again?: (facts: never, call: Call<E>) => Answer<E> | Promise<Answer<E>>
  /** The reply holds a secret, and is never stored: without facts, the call is done again. */
  isSecret?: true
}

export type Route = {
  endpoint: Endpoint
  handler: (call: never) => unknown
  /** The handler gets a session, and reads the account itself. */
  readsAccount: boolean
  repeat: Repeat<never>
}

/** Joins an endpoint to the use case that serves it. The returned value is parsed by the endpoint's reply schema. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  repeat: Repeat<E> = {},
): Route => ({ endpoint, handler, repeat, readsAccount: endpoint.access === 'shopper' })

/**
 * For calls of customers that are so frequent that each round trip to the database counts: the use case reads the account
 * together with its own documents (domain/read-first.repository.ts).
 */
export const handleSession = <E extends Endpoint & { access: 'customer' }>(
  endpoint: E,
  handler: (call: SessionCall<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handler, repeat: {}, readsAccount: true })

/** Fixed paths come before those with a parameter: in `/products/best-seller`, the last part is not an id. */
export const bySpecificity = (one: Route, other: Route): number =>
  Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':'))
