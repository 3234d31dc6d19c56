import { reason } from '@bartan/contract/reasons/reasons'
import { isStaff } from '@bartan/contract/users/roles'
import { cartOwnerSchema } from '@bartan/contract/cart/schema'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import * as z from 'zod'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller, Shopper } from '#domain/caller.ts'

/**
 * The account behind a token; throws `unauthenticated` for a token that is bad or no longer valid, and
 * `password_change_due` while the account has but a one-time password.
 */
export type Authenticate = (
  token: string,
  options: { checkRevoked: boolean; evenIfPasswordDue: boolean },
) => Promise<Caller>

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

const unauthenticated = () => new AppError('unauthenticated', reason('login_required'))
const forbidden = () => new AppError('forbidden', reason('not_allowed'))

const claimsSchema = z.object({ sub: z.string().max(128) })

/** Of the payload of a token that nobody has checked; undefined if there is none. */
const subjectOf = (payload: string): string | undefined => {
  try {
    return claimsSchema.safeParse(JSON.parse(payload)).data?.sub
  } catch {
    return undefined
  }
}

/**
 * Enforces an endpoint's `access`. Calls that need an account are refused before the body is read; a shopper is
 * identified by fields of the query or the body.
 */
export const accessTo = (
  { access, checkRevoked, evenIfPasswordDue }: Endpoint,
  authenticate: Authenticate,
  authorization: string | undefined,
) => {
  const identify = async (): Promise<Caller> => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (!token) throw unauthenticated()
    return authenticate(token, {
      checkRevoked: checkRevoked === true,
      evenIfPasswordDue: evenIfPasswordDue === true,
    })
  }

  /** Whose the token says it is, where nothing depends on that being true. */
  const claimed = (): { userId: string | undefined } => {
    const [, payload = ''] = BEARER.exec(authorization ?? '')?.[1]?.split('.') ?? []
    return { userId: subjectOf(Buffer.from(payload, 'base64url').toString()) }
  }

  const account = async (): Promise<Caller | undefined> => {
    if (access === 'anyone' || access === 'shopper') return undefined
    const caller = await identify()
    if (access === 'staff' && !isStaff(caller.role)) throw forbidden()
    if (access === 'admin' && caller.role !== 'admin') throw forbidden()
    return caller
  }

  // A guest's cart needs its id alone; a customer's needs that very account's token (contract §4). With a token and
  // no id at all, the token tells whose cart is meant.
  const shopper = async (fields: object): Promise<Shopper | undefined> => {
    if (access !== 'shopper') return undefined
    const { data: owner } = cartOwnerSchema.safeParse(fields)
    // The endpoint's own schema names the fault.
    if (!owner) return undefined
    const { userId, guestId } = owner
    if (!userId && guestId) return { guestId }
    if (!userId && !authorization)
      throw invalidField('guestId', reason('field_required', { field: 'guestId' }))
    const caller = await identify()
    if (userId && userId !== caller._id) throw forbidden()
    return { userId: caller._id }
  }

  return { account, shopper, claimed }
}
