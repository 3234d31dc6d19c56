import { reason } from '@bartan/contract/reasons/reasons'
import { worksAs } from '@bartan/contract/shared/roles'
import { cartOwnerSchema } from '@bartan/contract/cart/schema'
import type { Access, Endpoint } from '@bartan/contract/shared/endpoint'
import * as z from 'zod'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller, Session, ShopperSession } from '#domain/caller.ts'

export type Sessions = {
  /** The session that a token is of; throws `unauthenticated` for one that is bad. The database is not read. */
  sessionOf(
    token: string,
    options: { checkRevoked: boolean; evenIfPasswordDue: boolean },
  ): Promise<Session>
  /** Reads the account behind it, and admits it or throws. */
  admit(session: Session): Promise<Caller>
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

const unauthenticated = () => new AppError('unauthenticated', reason('login_required'))
const forbidden = () => new AppError('forbidden', reason('not_allowed'))

const isAdmitted = (access: Access, { role }: Caller): boolean => {
  if (access === 'admin') return role === 'admin'
  return typeof access === 'string' || worksAs(role, access)
}

/** Refusals of a token that leave a visitor a guest. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(['unauthenticated', 'password_change_due'])

const claimsSchema = z.object({ sub: z.string().max(128) })

/** From the payload of an unverified token; undefined if there is none. */
const subjectOf = (payload: string): string | undefined => {
  try {
    return claimsSchema.safeParse(JSON.parse(payload)).data?.sub
  } catch {
    return undefined
  }
}

type Options = {
  /** The call reads a customer's account itself, with the rest that it needs; a shopper's call always does. */
  readsAccount: boolean
  authorization: string | undefined
}

/**
 * Enforces an endpoint's `access`. Calls that need an account are refused before the body is read; a shopper is
 * identified by fields of the query or the body. No call is answered before `settle`.
 */
export const accessTo = (
  { access, checkRevoked, evenIfPasswordDue }: Endpoint,
  sessions: Sessions,
  { readsAccount, authorization }: Options,
) => {
  /** Whose account has not been looked at. */
  let waiting: Session | undefined

  const begin = async (): Promise<Session> => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (!token) throw unauthenticated()
    const { userId, admit } = await sessions.sessionOf(token, {
      checkRevoked: checkRevoked === true,
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

  /** Checks the account for a call that ended before it did so itself. */
  const settle = async (): Promise<void> => {
    if (waiting) await sessions.admit(waiting)
  }

  /** Whose the token says it is, where nothing depends on that being true. */
  const claimed = (): { userId: string | undefined } => {
    const [, payload = ''] = BEARER.exec(authorization ?? '')?.[1]?.split('.') ?? []
    return { userId: subjectOf(Buffer.from(payload, 'base64url').toString()) }
  }

  /** With a token that is good for nothing, a visitor is as good as a guest. */
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

  // A guest's cart needs its id alone; a customer's needs that very account's token (contract §4). With a token and
  // no id at all, the token tells whose cart is meant.
  const shopper = async (fields: object): Promise<ShopperSession | undefined> => {
    if (access !== 'shopper') return undefined
    const { data: owner } = cartOwnerSchema.safeParse(fields)
    // The endpoint's own schema names the fault.
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
