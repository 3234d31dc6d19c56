import type { CallReply } from '@bartan/contract/api'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { cashKey } from './cash.ts'

export type Parcel = CallReply<'GET /api/admin/cash/parcels'>[number]

/** Maximum number of pages read per status; the oldest parcels come first. */
const MAX_PAGES = 5

const readAll = async (state: 'due' | 'short', signal: AbortSignal) => {
  const parcels: Parcel[] = []
  let cursor = ''
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { state, limit: String(ADMIN_LIST_LIMIT), cursor }
    const { reply, headers } = await callWithHeaders(
      'GET /api/admin/cash/parcels',
      { query },
      { signal },
    )
    parcels.push(...reply)
    cursor = headers.get('x-next-cursor') ?? ''
    if (cursor === '') break
  }
  return { parcels, isPart: cursor !== '' }
}

/** Parcels of which a courier hasn't paid everything, oldest first. */
export const owedQuery = () =>
  queryOptions({
    queryKey: [...cashKey(), 'owed'],
    queryFn: async ({ signal }) => {
      const [due, short] = await Promise.all([readAll('due', signal), readAll('short', signal)])
      return {
        parcels: [...due.parcels, ...short.parcels].toSorted((one, other) =>
          one.day.localeCompare(other.day),
        ),
        isPart: due.isPart || short.isPart,
      }
    },
    staleTime: 60_000,
  })
