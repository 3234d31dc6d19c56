import { queryOptions } from '@tanstack/react-query'
import type { Settings, SettingsChange } from '@bartan/contract/settings/settings'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** A form filled with older ones could not save: they are asked for whenever one is opened. */
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
