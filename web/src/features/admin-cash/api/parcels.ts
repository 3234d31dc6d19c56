import type { CallReply } from '@bartan/contract/api'
import { REMITTANCE_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import {
  columnsOf,
  readHead,
  rememberColumns,
  rememberedColumns,
  type Chosen,
} from '#lib/storage/courier-columns.ts'
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

type File = { courier: string; text: string; chosen: Chosen }

const send = ({ courier, text, chosen }: File, dryRun: 'true' | 'false') =>
  call('POST /api/admin/cash/remittances', {
    query: { courier, dryRun, ...columnsOf(chosen) },
    body: text,
  })

export const readFile = async (file: Blob, courier: string) => {
  const text = await textOfFile(file, CSV_LIMITS.remittances.bytes)
  const { head, first } = await readHead(text, CSV_LIMITS.remittances, REMITTANCE_COLUMNS)
  return { courier, text, head, first, chosen: rememberedColumns('remittances', courier, head) }
}

/** Checks, without saving, what a courier's file would pay. */
export const useCheckRemittance = () =>
  useMutation({
    mutationFn: async (file: File) => ({ ...file, ...(await send(file, 'true')) }),
  })

export const useNoteRemittance = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => send(file, 'false'),
    onSuccess: (_reply, { courier, chosen }) => rememberColumns('remittances', courier, chosen),
    // Also after an error: some payments may be saved although the answer was lost.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: cashKey() })
      void client.invalidateQueries({ queryKey: adminKey('orders') })
    },
  })
}
