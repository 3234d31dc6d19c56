import * as z from 'zod'
import type { ErrorCode } from './error-reply.ts'
import { id } from './field.ts'
import type { StaffRole } from './roles.ts'

/**
 * Who may call: `anyone`; `visitor` (anyone, with the token's account if there is one); `shopper` (a guest by guestId,
 * or the token's customer); `customer` (any signed-in account); a list of roles (staff with one of them, and admins);
 * `admin`. There is no default: an endpoint without `access` does not compile.
 */
export type Access = 'anyone' | 'visitor' | 'shopper' | 'customer' | readonly StaffRole[] | 'admin'

/** Whether a call is for staff only. */
export const isForStaff = (access: Access): boolean => access === 'admin' || Array.isArray(access)

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ReplyType =
  | 'text/csv'
  | 'application/pdf'
  | 'application/zip'
  | 'application/octet-stream'
  | 'image/webp'

/** An endpoint as data: the server's route, the web's call types and the OpenAPI description are derived from it. */
export type Endpoint = {
  method: Method
  /** Express path: `/api/products/:id`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /**
   * Also refuses a customer's token that was revoked after it was issued, as calls for staff always do (contract §5).
   * Costs one account look-up.
   */
  checkRevoked?: true
  /** Also allowed with a one-time password; every other call is refused until a new password is chosen. */
  evenIfPasswordDue?: true
  /**
   * Rate-limited per client address, if limits are set: counted in each instance (`perTenMinutes`), there only where another
   * than the usual first page is asked for (`pages`), or also over all instances (`perDay`).
   */
  limitAddress?: 'perTenMinutes' | 'pages' | 'perDay'
  /** A target of bots: with App Check on, only the shop's own web app may call. */
  appCheck?: true
  /** Of the path; for `:id` alone, an id's are there without being said. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Also takes JSON as text/plain, which browsers send for a beacon (MDN, Navigator.sendBeacon). */
  evenAsText?: true
  /** Takes text/csv instead of JSON: the body is the file's text. */
  csvBody?: true
  /** Of a reply that is no JSON but a file: of CSV its text, of others their bytes. */
  replyType?: ReplyType
  /** The largest body in bytes, including a form's file, if the usual limit is too small. */
  bodyBytes?: number
  /** The field of a multipart form with the file; there is no other body. */
  fileField?: string
  /** DELETE /api/cart takes its fields from the body or the query (contract §4). */
  bodyOrQuery?: true
  /** Status of a successful call; 200 by default. */
  status?: 200 | 201 | 202
  /** Status if the same call has already succeeded, or nothing was done (a dry run). */
  repeatStatus?: 200
  reply: z.ZodType
  /** What of the reply a role gets, if not all of it. */
  replyTo?: Partial<Record<StaffRole, z.ZodType>>
  /** Errors beyond those common to such calls (features/openapi/describe-api.ts). */
  errors?: readonly ErrorCode[]
  /** How long a CDN may keep the reply, in seconds. Only for public replies; all others are `no-store`. */
  cdnSeconds?: number
  /** Query parameters that are accepted but ignored: the CDN does not cache replies to them. */
  idle?: readonly string[]
}

type NamedCall = `${Method} /api/${string}`
type MethodOf<C> = C extends `${infer M extends Method} ${string}` ? M : never
type PathOf<C> = C extends `${Method} ${infer P extends `/api/${string}`}` ? P : never

const BY_ID = z.object({ id: id('id') })

/** What is known of an endpoint by its name: where its path names an `:id` and says no more of it, also its params. */
type Known<C, E> = { method: MethodOf<C>; path: PathOf<C> } & (E extends { params: z.ZodObject }
  ? unknown
  : C extends `${string}/:id` | `${string}/:id/${string}`
    ? { params: typeof BY_ID }
    : unknown)

/** By the name that the web calls it by: `GET /api/products/:id`. */
export const endpoint = <
  const C extends NamedCall,
  const E extends Omit<Endpoint, 'method' | 'path'>,
>(
  call: C,
  definition: E,
) => {
  const [method, path = ''] = call.split(' ')
  const params = path.split('/').includes(':id') && { params: BY_ID }
  return { ...params, ...definition, method, path } as unknown as E & Known<C, E>
}

type In<S> = S extends z.ZodType ? z.input<S> : never

/** A caller's input: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: In<S> }
  : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: In<S> } : unknown) &
  (E extends { body: infer S extends z.ZodType } ? { body: In<S> } : unknown)

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** A handler's input: every part parsed, `undefined` if the endpoint does not have it. */
export type ParsedOf<E extends Endpoint> = {
  params: E extends { params: infer S } ? Out<S> : undefined
  query: E extends { query: infer S } ? Out<S> : undefined
  body: E extends { body: infer S } ? Out<S> : undefined
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
