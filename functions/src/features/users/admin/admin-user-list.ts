import type { Role } from '@bartan/contract/shared/roles'
import { plainPhone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'

export type UserFilter = { search?: string | undefined; role?: Role | undefined }

/** Accounts whose `field` has this prefix; undefined: all, newest first. */
export type UserPrefix = { field: 'phone' | 'name'; beginning: string } | undefined

const titled = (text: string): string =>
  text.replaceAll(/(^|\s)\S/gu, (letter) => letter.toUpperCase())

/**
 * Firestore compares case-sensitively, so names are searched as typed and capitalized: "asha d" finds "Asha Devi".
 * Digits are searched as a phone, however written.
 */
export const prefixesOf = (search: string | undefined): UserPrefix[] => {
  if (!search) return [undefined]
  const digits = plainPhone(search)
  if (/^\d+$/.test(digits)) return [{ field: 'phone', beginning: digits }]
  return [...new Set([search, titled(search)])].map((beginning) => ({ field: 'name', beginning }))
}

/** Whether the filter matches the admin's own account, which is neither listed nor counted. */
export const isListed = (user: User, { search, role }: UserFilter): boolean =>
  (role === undefined || user.role === role) &&
  prefixesOf(search).some(
    (prefix) => prefix === undefined || user[prefix.field].startsWith(prefix.beginning),
  )
