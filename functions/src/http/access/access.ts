import { cartOwnerSchema } from '@bartan/contract/cart/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { isForStaff, type Access, type Endpoint } from '@bartan/contract/shared/endpoint'
import { worksAs } from '@bartan/contract/shared/roles'
import * as z from 'zod'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller, Session, ShopperSession } from '#domain/caller.ts'

export type Sessions = {
  /**
   * A token's session, without reading the database.
   * @throws AppError unauthenticated for an invalid token
   */
  sessionOf(
    token: string,
    options: { checkRevoked: boolean; evenIfPasswordDue: boolean },
  ): Promise<Session>
  admit(session: Session): Promise<Caller>
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

const unauthenticated = () => new AppError('unauthenticated', reason('login_required'))
const forbidden = () => new AppError('forbidden', reason('not_allowed'))

const isAdmitted = (access: Access, { role }: Caller): boolean => {
  if (access === 'admin') return role === 'admin'
  return typeof access === 'string' || worksAs(role, access)
}

/** Token errors for which a visitor is treated as a guest. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(['unauthenticated', 'password_change_due'])

const claimsSchema = z.object({ sub: z.string().max(128) })

/** The account id in an unverified token's payload; undefined if there is none. */
const subjectOf = (payload: string): string | undefined => {
  try {
    return claimsSchema.safeParse(JSON.parse(payload)).data?.sub
  } catch {
    return undefined
  }
}

type Options = {
  /** The call reads a customer's account itself, with its other documents; a shopper's call always does. */
  readsAccount: boolean
  authorization: string | undefined
}

/**
 * Enforces an endpoint's `access`. Calls that need an account are refused before the body is read; a shopper is
 * identified by fields of the query or body. No call is answered before `settle`.
 */
export const accessTo = (
  { access, checkRevoked, evenIfPasswordDue }: Endpoint,
  sessions: Sessions,
  { readsAccount, authorization }: Options,
) => {
  let waiting: Session | undefined

  const begin = async (): Promise<Session> => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (!token) throw unauthenticated()
    const { userId, admit } = await sessions.sessionOf(token, {
      checkRevoked: checkRevoked === true || isForStaff(access),
      evenIfPasswordDue: evenIfPasswordDue === true,
    })
    waiting = {
      userId,
      admit: (owner) => {
        waiting = undefined
        return admit(owner)
      },
    }
    return waiting
  }

  /** Checks the account if the call ended before checking it. */
  const settle = async (): Promise<void> => {
    if (waiting) await sessions.admit(waiting)
  }

  /** The token's unverified account, for uses that don't need proof. */
  const claimed = (): { userId: string | undefined } => {
    const [, payload = ''] = BEARER.exec(authorization ?? '')?.[1]?.split('.') ?? []
    return { userId: subjectOf(Buffer.from(payload, 'base64url').toString()) }
  }

  /** A visitor with an invalid token is treated as a guest. */
  const visitor = async (): Promise<Caller | undefined> => {
    if (authorization === undefined) return undefined
    try {
      return await sessions.admit(await begin())
    } catch (error) {
      if (error instanceof AppError && NO_ACCOUNT.has(error.code)) return undefined
      throw error
    }
  }

  const account = async (): Promise<Caller | Session | undefined> => {
    if (access === 'anyone' || access === 'shopper') return undefined
    if (access === 'visitor') return visitor()
    const session = await begin()
    if (readsAccount) return session
    const caller = await sessions.admit(session)
    if (!isAdmitted(access, caller)) throw forbidden()
    return caller
  }

  // A guest's cart needs only its id; a customer's needs that account's token (contract §4). A token without any id
  // selects the token's cart.
  const shopper = async (fields: object): Promise<ShopperSession | undefined> => {
    if (access !== 'shopper') return undefined
    const { data: owner } = cartOwnerSchema.safeParse(fields)
    // The endpoint's schema reports the error.
    if (!owner) return undefined
    const { userId, guestId } = owner
    if (!userId && guestId) return { guestId }
    if (!userId && !authorization)
      throw invalidField('guestId', reason('field_required', { field: 'guestId' }))
    const session = await begin()
    if (userId && userId !== session.userId) throw forbidden()
    return session
  }

  return { account, shopper, claimed, settle }
}

export type AccessTo = ReturnType<typeof accessTo>
