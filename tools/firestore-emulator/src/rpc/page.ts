import { invalid } from '#engine/failure.ts'

const DEFAULT_SIZE = 300

/**
 * A page of a list; the token is the number of items before it. A negative size is all of the rest: older SDKs ask for
 * 2³²−1 items, which is −1 on the wire.
 */
export const pageOf = <T>(all: readonly T[], size = 0, token = '') => {
  const start = token === '' ? 0 : Number(Buffer.from(token, 'base64url').toString())
  if (!Number.isInteger(start) || start < 0) throw invalid('page_token is not one of ours')
  const end = size < 0 ? all.length : start + (size || DEFAULT_SIZE)
  return {
    items: all.slice(start, end),
    nextPageToken: end < all.length ? Buffer.from(String(end)).toString('base64url') : '',
  }
}
