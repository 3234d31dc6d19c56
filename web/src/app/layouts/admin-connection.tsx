import { useEffect } from 'react'
import { useIsOffline } from '#lib/offline/connection.ts'
import { keepAnswers } from '#lib/offline/kept-answers.ts'
import { limitCalls } from '#lib/api/limit-calls.ts'
import { copy } from '#app/routes/admin/copy.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useReturn } from './use-return.ts'

/** Says in the admin area when the shop can't be reached, and loads everything again when it can. */
export const AdminConnection = () => {
  const isOffline = useIsOffline()
  useReturn(isOffline)
  // Hears of every call whether it was answered.
  useEffect(keepAnswers, [])
  useEffect(limitCalls, [])
  return <OfflineBar isOffline={isOffline} text={copy('offline')} more={copy('offlineMore')} />
}
