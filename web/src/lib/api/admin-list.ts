import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type QueryFilters,
} from '@tanstack/react-query'

/** Removes duplicates; keeps the first. */
export const distinct = <T extends { _id: string }>(things: readonly T[]): T[] => {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(thing._id)) first.set(thing._id, thing)
  return [...first.values()]
}

/** A page of a list by cursor. */
export type ListPart<T> = { rows: T[]; total: number; next: string | undefined }

type Reply<T> = { reply: T[]; headers: Headers }

/**
 * A list, page by page by cursor. It is read again when opened, but not while shown: a changed row keeps its place,
 * even if the filter no longer matches.
 */
export const adminListQuery = <T>(
  queryKey: QueryKey,
  read: (cursor: string, signal: AbortSignal) => Promise<Reply<T>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal, pageParam }): Promise<ListPart<T>> => {
      const { reply, headers } = await read(pageParam, signal)
      return {
        rows: reply,
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/**
 * Changes cached queries now, and again when an answer arrives that was requested before. Such an answer is older
 * than the change, and "Load more" restores the pages that it started with.
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
    // If a request fails or is replaced by a newer one, the change stays.
    query.promise?.then(apply, () => undefined)
}

type Row = { _id: string }

const changeParts = <T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (part: ListPart<T>) => ListPart<T>,
): void =>
  changeQueries<InfiniteData<ListPart<T>>>(client, { queryKey }, (list) => ({
    ...list,
    pages: list.pages.map(change),
  }))

const changeRow = <T extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: (row: T) => T,
): void =>
  changeParts<T>(client, queryKey, (part) => ({
    ...part,
    rows: part.rows.map((row) => (row._id === id ? change(row) : row)),
  }))

/** Changes a row in all lists whose key begins with `queryKey`. */
export const patchRow = <T extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: Partial<T>,
): void => changeRow<T>(client, queryKey, id, (row) => ({ ...row, ...change }))

/** Replaces a row in all lists, so that removed fields disappear. */
export const replaceRow = (client: QueryClient, queryKey: QueryKey, row: Row): void =>
  changeRow<Row>(client, queryKey, row._id, () => row)

/** Removes a deleted row from the lists; the other rows stay in place. */
export const dropRow = (client: QueryClient, queryKey: QueryKey, id: string): void =>
  changeParts<Row>(client, queryKey, (part) => {
    const rows = part.rows.filter((row) => row._id !== id)
    return { ...part, rows, total: part.total - (part.rows.length - rows.length) }
  })
