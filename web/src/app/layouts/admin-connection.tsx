import { useEffect } from 'react'
import { useIsOffline } from '#lib/offline/connection.ts'
import { cacheResponses } from '#lib/offline/response-cache.ts'
import { limitCalls } from '#lib/api/limit-calls.ts'
import { copy } from '#app/routes/admin/copy.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useReconnect } from './use-reconnect.ts'

/** Says in the admin area when the shop can't be reached, and loads everything again when it can. */
export const AdminConnection = () => {
  const isOffline = useIsOffline()
  useReconnect(isOffline)
  // Hears of every call whether it was answered.
  useEffect(cacheResponses, [])
  useEffect(limitCalls, [])
  return <OfflineBar isOffline={isOffline} text={copy('offline')} more={copy('offlineMore')} />
}
