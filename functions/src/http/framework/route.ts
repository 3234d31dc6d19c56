import type { Endpoint, ParsedOf, ReplyOf } from '@bartan/contract/shared/endpoint'
import type { Request, Response } from 'express'
import type { Caller, Session, ShopperSession } from '#domain/caller.ts'
import type { FileReply } from '#http/reply/file-reply.ts'
import type { ListReply } from '#http/reply/list-reply.ts'
import { setPagingHeaders, type Paging } from '#http/reply/paging-headers.ts'
import type { ReadyReply } from '#http/reply/send-reply.ts'

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? undefined
  : E['access'] extends 'visitor'
    ? Caller | undefined
    : E['access'] extends 'shopper'
      ? ShopperSession
      : Caller

/** A handler's input: every part parsed, and the caller that the endpoint's `access` requires. */
export type Call<E extends Endpoint> = ParsedOf<E> & {
  caller: CallerOf<E>
  req: Request
  file: () => Promise<Buffer>
  /** For headers, or another status than the endpoint's; the body is the return value. */
  res: Response
}

/** A call whose service reads the account together with its other documents. */
type SessionCall<E extends Endpoint> = Omit<Call<E>, 'caller'> & { session: Session }

type Answer<E extends Endpoint> = ReplyOf<E> | ReadyReply | FileReply | ListReply

/** How to answer a repeated call with an Idempotency-Key, if not by its first reply. */
type Repeat<E extends Endpoint> = {
  /** Makes the reply from the stored facts. */
  replyFromFacts?: (facts: never, call: Call<E>) => Answer<E> | Promise<Answer<E>>
  /** The reply contains a secret, and is never stored: without facts, the call runs again. */
  isSecret?: true
}

export type Route = {
  endpoint: Endpoint
  handler: (call: never) => unknown
  /** The handler gets a session and reads the account itself. */
  readsAccount: boolean
  repeat: Repeat<never>
}

/** Connects an endpoint to its use case. The endpoint's reply schema parses the return value. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  repeat: Repeat<E> = {},
): Route => ({ endpoint, handler, repeat, readsAccount: endpoint.access === 'shopper' })

/** For a list: what the use case tells of its other pages goes into the headers. */
export const handlePage = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Paging & { list: Answer<E> }>,
): Route =>
  handle(endpoint, async (call: Call<E>) => {
    const { list, ...paging } = await handler(call)
    setPagingHeaders(call.req, call.res, paging)
    return list
  })

/**
 * For customers' calls so frequent that each database round trip counts: the use case reads the account together with
 * its own documents (database/repositories/read-first.repository.ts).
 */
export const handleSession = <E extends Endpoint & { access: 'customer' }>(
  endpoint: E,
  handler: (call: SessionCall<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handler, repeat: {}, readsAccount: true })

/** Fixed paths come before those with a parameter: in `/products/best-seller`, the last part isn't an id. */
export const bySpecificity = (one: Route, other: Route): number =>
  Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':'))
