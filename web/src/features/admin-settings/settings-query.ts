import type { Settings, SettingsChange } from '@bartan/contract/settings/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Read again at each opening, because a form with old settings could not save. */
export const allSettingsQuery = () =>
  queryOptions({
    queryKey: adminKey('settings'),
    queryFn: ({ signal }): Promise<Settings> => call('GET /api/admin/settings', {}, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const readSettings = (): Promise<Settings> => call('GET /api/admin/settings')

export const writeSettings = (change: SettingsChange): Promise<Settings> =>
  call('PUT /api/admin/settings', { body: change })
