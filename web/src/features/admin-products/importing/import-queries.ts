import type { ImportPlan } from '@bartan/contract/products/import-schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { queryOf, type ImportDecisions } from './import-decisions.ts'

/** Ten megabytes take long over a phone's connection. */
const LIMIT_MS = 120_000

/** Polling interval in milliseconds. */
const LOOK_MS = 1500

export type ImportFile = { csv: string; decisions: ImportDecisions }

const send = ({ csv, decisions }: ImportFile, dryRun: boolean) =>
  call(
    'POST /api/admin/products/import',
    { query: queryOf(decisions), body: { csv, dryRun } },
    { limitMs: LIMIT_MS },
  )

/** Checks what a file would do. */
export const planImport = async (file: ImportFile): Promise<ImportPlan> => {
  const reply = await send(file, true)
  if ('id' in reply) throw new Error('The file is being taken over')
  return reply
}

/** Starts an import; returns its id. */
export const beginImport = async (file: ImportFile): Promise<string> => {
  const reply = await send(file, false)
  if (!('id' in reply)) throw new Error('The file was only read')
  return reply.id
}

/** Progress of an import, polled while it runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('import', id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/products/import/:id', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false),
  })
