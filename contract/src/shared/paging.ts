import { queryNumber, queryText } from './field.ts'
import { LIST_LIMIT } from './list-limits.ts'

/** `limit` and `page` of a list. The reply's X-Total-Count is the number of all items. */
export const pageQuery = (max: number = LIST_LIMIT, pages = 100_000) => ({
  limit: queryNumber('limit', { min: 1, max, whole: true }),
  page: queryNumber('page', { min: 1, max: pages, whole: true }),
})

/**
 * The previous page's X-Next-Cursor. Unlike `page`, it neither repeats nor skips items when others are changed, added
 * or deleted.
 */
export const cursorQuery = {
  cursor: queryText('cursor', 2000).meta({
    description: 'X-Next-Cursor of the page before; not together with page',
  }),
}
