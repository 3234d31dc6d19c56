import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Changes what queries hold: now, and again when an answer arrives that was asked for before the change. Such an answer
 * tells of the time before, and "Load more" puts back the pages that it began with.
 */
export const changeQueries = <T>(
  client: QueryClient,
  filters: Pick<QueryFilters, 'queryKey' | 'exact'>,
  change: (data: T) => T,
): void => {
  const apply = () => {
    client.setQueriesData<T>(filters, (data) => data && change(data))
  }
  apply()
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
    // A request that fails or is replaced by a newer one leaves what was changed.
    query.promise?.then(apply, () => undefined)
}
