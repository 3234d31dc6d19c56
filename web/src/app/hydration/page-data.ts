import { PAGE_DATA_ID } from '@bartan/contract/pages/page'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, type ApiErrorCode } from '#lib/api/api-error.ts'

/**
 * The server's query cache for a rendered page, so that the browser renders the same without requests. (TanStack's
 * own `dehydrate` and `hydrate` do more than needed, for a kilobyte.)
 */
export type PageData = {
  /** Time of the server's catalog data: milliseconds by the server's clock. */
  at: number
  queries: readonly DehydratedQuery[]
}

type Failure = { status: number; code: ApiErrorCode; message: string }

type DehydratedQuery = { key: QueryKey; data?: unknown; failure?: Failure }

/** Includes not-found answers; the browser retries temporary failures. */
export const dehydrateQueries = (client: QueryClient): DehydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data, error } }): DehydratedQuery[] => {
      if (data !== undefined) return [{ key, data }]
      if (!(error instanceof ApiError) || error.isTransient) return []
      const { status, code, message } = error
      return [{ key, failure: { status, code, message } }]
    })

export const hydrateQueries = (client: QueryClient, { at, queries }: PageData): void => {
  // If the browser's clock is slow, old answers would look new.
  const updatedAt = Math.min(at, Date.now())
  for (const { key, data, failure } of queries)
    if (!failure) client.setQueryData(key, data, { updatedAt })
    else {
      const error = new ApiError(failure.status, failure)
      const query = client.getQueryCache().build(client, { queryKey: key })
      query.setState({ status: 'error', error, errorUpdatedAt: updatedAt, errorUpdateCount: 1 })
    }
}

/** Undefined if the document has no rendered page. */
export const readPageData = (): PageData | undefined => {
  const element = document.getElementById(PAGE_DATA_ID)
  return element ? (JSON.parse(element.textContent) as PageData) : undefined
}
