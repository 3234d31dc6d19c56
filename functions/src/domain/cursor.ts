import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'

/** Cursors are opaque: callers hand one back as they got it. */
export const encodeCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** The values of a cursor, unchecked: the caller may send anything. Empty if it isn't a cursor. */
export const decodeCursor = (cursor: string): unknown[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

export const refuseCursor = (): never => {
  throw invalidField('cursor', reason('field_not_cursor', { field: 'cursor' }))
}

/** What callers say of the page of a list that they want. */
export type WantedPage = {
  cursor?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** Refuses a page number together with a cursor, which it can't count from. */
export const refuseBoth = ({ cursor, page }: WantedPage): void => {
  if (cursor !== undefined && page !== undefined)
    throw invalidField('cursor', reason('field_not_with', { field: 'cursor', other: 'page' }))
}

/** `cursor` continues the previous page; without it, `skip` items are skipped. */
export type PageQuery = { cursor?: string | undefined; skip: number; limit: number }

/** Where the wanted page begins, and how long it is. */
export const pageQueryOf = ({ cursor, page, limit }: WantedPage & { limit: number }): PageQuery => {
  refuseBoth({ cursor, page })
  return { cursor, skip: ((page ?? 1) - 1) * limit, limit }
}
