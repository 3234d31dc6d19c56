import { createHmac, randomBytes } from 'node:crypto'
import type { Phone } from '@bartan/contract/users/rules'

/**
 * An account's credentials at Firebase Authentication, which has no "phone and password". They are an alias e-mail
 * under a domain that can't receive mail (RFC 2606), and a password made of the customer's own and a key. Alias and key
 * are random, new with every password, and hidden from clients. So a caller of Google's sign-in endpoint, past the shop
 * and its limits, has nothing to guess (docs/decisions/0023).
 */
export type Credentials = {
  alias: string
  /** Null: the password is the customer's own, until the next log-in. */
  key: string | null
}

export const credentialsOf = ({ alias, key }: Credentials): Credentials => ({ alias, key })

export const newAlias = (): string => `${randomBytes(16).toString('hex')}@account.bartan.invalid`

export const newCredentials = (): Credentials => ({
  alias: newAlias(),
  key: randomBytes(32).toString('base64url'),
})

const OLD_DOMAIN = '@phone.bartan.invalid'

/** Credentials of the shop's first version. */
export const oldCredentials = (phone: Phone): Credentials => ({
  alias: `${phone}${OLD_DOMAIN}`,
  key: null,
})

export const isOldAlias = (alias: string): boolean => alias.endsWith(OLD_DOMAIN)

export const passwordAtFirebase = ({ key }: Credentials, password: string): string =>
  key === null ? password : createHmac('sha256', key).update(password).digest('base64url')
