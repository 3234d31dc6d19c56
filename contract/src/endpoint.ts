import type { z } from 'zod'
import type { ErrorCode } from './error-reply.ts'

/**
 * Who may call: `anyone`; `shopper` (a guest by guestId, or the customer whose token it is);
 * `customer` (any signed-in account); `admin`. There is no default: a route without it does not compile.
 */
export type Access = 'anyone' | 'shopper' | 'customer' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An endpoint as data: the server mounts it, the web types its calls by it, OpenAPI is made from it. */
export type Endpoint = {
  method: Method
  /** Express path: `/api/products/:id`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /** Also refuses a token that was revoked since it was issued (contract §5). Costs one account look-up. */
  checkRevoked?: true
  /** Counted per client address, where limits are set: by each instance, or by all of them for a day as well. */
  limitAddress?: 'briefly' | 'daily'
  /** Bots are after it: only for the shop's own web app, where App Check is on. */
  appCheck?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Bytes of the largest body, where a usual call's limit is too small. */
  bodyBytes?: number
  /** In place of a body: the field of a multipart form that holds a file. */
  fileField?: string
  /** DELETE /api/cart takes its fields from the body or the query (contract §4). */
  bodyOrQuery?: true
  /** Status of success, 200 unless said. */
  status?: 200 | 201
  /** Status of success where that had been done before. */
  repeatStatus?: 200
  reply: z.ZodType
  /** Errors beyond those that any call of its kind may meet (features/openapi/describe-api.ts). */
  errors?: readonly ErrorCode[]
  /** Seconds that a CDN may keep the reply. Only for what is anyone's; all else is `no-store`. */
  cdnSeconds?: number
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type In<S> = S extends z.ZodType ? z.input<S> : never

/** What a caller passes: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: In<S> }
  : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: In<S> } : unknown) &
  (E extends { body: infer S extends z.ZodType } ? { body: In<S> } : unknown)

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler gets: every part parsed, `undefined` where the endpoint has none. */
export type ParsedOf<E extends Endpoint> = {
  params: E extends { params: infer S } ? Out<S> : undefined
  query: E extends { query: infer S } ? Out<S> : undefined
  body: E extends { body: infer S } ? Out<S> : undefined
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
