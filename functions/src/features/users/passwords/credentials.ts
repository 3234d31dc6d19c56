import { createHmac, randomBytes } from 'node:crypto'
import type { Phone } from '@bartan/contract/users/rules'

/**
 * What Firebase Authentication knows of an account, which has no "phone and password": an alias e-mail under a domain
 * that can't receive mail (RFC 2606), and a password made from the customer's own and a key. Both are random, new with
 * every password, and stored where no client can read, so whoever calls Google's sign-in endpoint past the shop and
 * its limits has nothing to guess (docs/decisions/0023).
 */
export type Credentials = {
  alias: string
  /** Null: the password is the customer's own, until their next log-in. */
  key: string | null
}

/** The credentials of a document, without its other fields. */
export const credentialsOf = ({ alias, key }: Credentials): Credentials => ({ alias, key })

export const newAlias = (): string => `${randomBytes(16).toString('hex')}@account.bartan.invalid`

export const newCredentials = (): Credentials => ({
  alias: newAlias(),
  key: randomBytes(32).toString('base64url'),
})

const OLD_DOMAIN = '@phone.bartan.invalid'

/** What the first version of the shop gave accounts. */
export const oldCredentials = (phone: Phone): Credentials => ({
  alias: `${phone}${OLD_DOMAIN}`,
  key: null,
})

export const isOldAlias = (alias: string): boolean => alias.endsWith(OLD_DOMAIN)

/** The password that Firebase gets. */
export const passwordAtFirebase = ({ key }: Credentials, password: string): string =>
  key === null ? password : createHmac('sha256', key).update(password).digest('base64url')
