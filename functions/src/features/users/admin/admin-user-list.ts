import { plainPhone } from '@bartan/contract/users/rules'
import type { Role } from '@bartan/contract/shared/roles'
import type { User } from '@bartan/contract/users/schema'

export type UserFilter = { search: string | undefined; role: Role | undefined }

/** The accounts whose `field` begins like that; without one, all of them, newest first. */
export type UserPrefix = { field: 'phone' | 'name'; beginning: string } | undefined

const titled = (text: string): string =>
  text.replaceAll(/(^|\s)\S/gu, (letter) => letter.toUpperCase())

/**
 * Firestore compares case-sensitively, so a name is looked for as typed and in the usual capitals: "asha d" finds
 * "Asha Devi". Digits are taken for a phone, however it is written.
 */
export const prefixesOf = (search: string | undefined): UserPrefix[] => {
  if (!search) return [undefined]
  const digits = plainPhone(search)
  if (/^\d+$/.test(digits)) return [{ field: 'phone', beginning: digits }]
  return [...new Set([search, titled(search)])].map((beginning) => ({ field: 'name', beginning }))
}

/** Whether the filter matches the admin's own account: it is not listed, so it must not be counted either. */
export const isListed = (user: User, { search, role }: UserFilter): boolean =>
  (role === undefined || user.role === role) &&
  prefixesOf(search).some(
    (prefix) => prefix === undefined || user[prefix.field].startsWith(prefix.beginning),
  )
