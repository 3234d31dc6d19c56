import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminKey } from '#lib/session/admin-key.ts'
import { useStore } from '#lib/storage/use-store.ts'
import { orderCountsQuery } from '../api/order-queries.ts'
import { t } from '../desk-texts.ts'
import { addressOfView } from '../list/orders-address.ts'
import { alerts, notify, ring } from './alerts.ts'

/** Ten reads twice a minute while somebody looks, or wants to be told. */
const EVERY_MS = 30_000

/** Notices new orders: figures and counts follow, and who has switched it on hears of them. */
export const OrderWatch = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOn = useStore(alerts)
  const { data } = useQuery({
    ...orderCountsQuery(),
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
    ring()
    notify(t('newOrder', { count: toConfirm ?? 0 }), () => navigate(addressOfView('toConfirm')))
  }, [newestAt, toConfirm, isOn, client, navigate])
  return null
}
