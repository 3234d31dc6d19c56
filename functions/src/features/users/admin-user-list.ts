import type { Role } from '@bartan/contract/account-rules'
import type { User } from '@bartan/contract/user'

export type UserFilter = { search: string | undefined; role: Role | undefined }

/** The accounts whose `field` begins so; without one, all, newest first. */
export type UserPrefix = { field: 'phone' | 'name'; beginning: string } | undefined

const titled = (text: string): string =>
  text.replaceAll(/(^|\s)\S/gu, (letter) => letter.toUpperCase())

/**
 * Firestore compares letters as they are, so a name is looked for as it was typed and as names are written:
 * "asha d" finds "Asha Devi". Digits are a phone.
 */
export const prefixesOf = (search: string | undefined): UserPrefix[] => {
  if (!search) return [undefined]
  if (/^\d+$/.test(search)) return [{ field: 'phone', beginning: search }]
  return [...new Set([search, titled(search)])].map((beginning) => ({ field: 'name', beginning }))
}

/** Whether a filter lets the account through: the admin's own is not listed, so it must not be counted either. */
export const isListed = (user: User, { search, role }: UserFilter): boolean =>
  (role === undefined || user.role === role) &&
  prefixesOf(search).some(
    (prefix) => prefix === undefined || user[prefix.field].startsWith(prefix.beginning),
  )
