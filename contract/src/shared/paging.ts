import { queryNumber, queryText } from './field.ts'
import { LIST_LIMIT } from './list-limits.ts'

/** `limit` and `page` of a list; the reply's X-Total-Count is the number of all items, beyond the last page as well. */
export const pageQuery = (max: number = LIST_LIMIT, pages = 100_000) => ({
  limit: queryNumber('limit', { min: 1, max, whole: true }),
  page: queryNumber('page', { min: 1, max: pages, whole: true }),
})

/**
 * Where the next page begins, from the last one's X-Next-Cursor. Unlike `page` it neither repeats nor skips anything
 * while items are changed, added or deleted.
 */
export const cursorQuery = {
  cursor: queryText('cursor', 2000).meta({
    description: 'X-Next-Cursor of the page before; not together with page',
  }),
}
