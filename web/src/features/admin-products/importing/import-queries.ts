import type { ImportPlan } from '@bartan/contract/products/import-schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Ten megabytes take their time on a phone's connection. */
const LIMIT_MS = 120_000

/** Between two looks at how far an import is. */
const LOOK_MS = 1500

export type ImportFile = { csv: string; category: string }

/** What a file would do. */
export const planImport = async ({ csv, category }: ImportFile): Promise<ImportPlan> => {
  const reply = await call(
    'POST /api/admin/products/import',
    { query: { category }, body: { csv, dryRun: true } },
    { limitMs: LIMIT_MS },
  )
  if ('id' in reply) throw new Error('The file is being taken over')
  return reply
}

/** Begins to take a file over; returns the id of the import. */
export const beginImport = async ({ csv, category }: ImportFile): Promise<string> => {
  const reply = await call(
    'POST /api/admin/products/import',
    { query: { category }, body: { csv, dryRun: false } },
    { limitMs: LIMIT_MS },
  )
  if (!('id' in reply)) throw new Error('The file was only read')
  return reply.id
}

/** How far an import is, for as long as it runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('import', id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/products/import/:id', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false),
  })
