import { ORDER_READERS, worksAs } from '@bartan/contract/shared/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminKey } from '#lib/session/admin-key.ts'
import { useUser } from '#lib/session/session.ts'
import { useStore } from '#lib/storage/use-store.ts'
import { orderCountsQuery } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { addressOfView } from '../list/views.ts'
import { alerts, notify, playSound } from './alerts.ts'

/** Ten document reads twice a minute while the page is visible or alerts are on. */
const EVERY_MS = 30_000

/** Detects new orders: updates statistics and counts, and plays the alert if it is on. */
export const OrderWatch = () => {
  const t = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOn = useStore(alerts)
  const role = useUser()?.role ?? 'customer'
  const { data } = useQuery({
    ...orderCountsQuery(),
    enabled: worksAs(role, ORDER_READERS),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: isOn,
  })
  const seen = useRef<string>(undefined)
  const { newestAt, toConfirm } = data ?? {}
  useEffect(() => {
    if (!newestAt) return
    const isNew = seen.current !== undefined && newestAt > seen.current
    seen.current = newestAt
    if (!isNew) return
    void client.invalidateQueries({ queryKey: adminKey('stats') })
    if (!isOn) return
    playSound()
    notify(t('newOrder', { count: toConfirm ?? 0 }), () => navigate(addressOfView('toConfirm')))
  }, [newestAt, toConfirm, isOn, client, navigate, t])
  return null
}
