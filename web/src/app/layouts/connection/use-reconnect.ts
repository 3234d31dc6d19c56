import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api/api-client.ts'

/** A network that leads nowhere does not say when it leads somewhere again. */
const ASK_EVERY_MS = 5000

/**
 * Finds out when the shop can be reached again. Then, after `first`, everything is requested again that was shown
 * meanwhile.
 */
export const useReconnect = (isOffline: boolean, first?: () => Promise<void>): void => {
  const client = useQueryClient()
  const wasOffline = useRef(isOffline)
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  })

  useEffect(() => {
    if (!isOffline) return
    // Whatever comes of it, the connection is told (lib/offline/response-cache.ts).
    const ask = () => void call('GET /api/health').catch(() => undefined)
    const timer = setInterval(() => {
      if (navigator.onLine) ask()
    }, ASK_EVERY_MS)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [isOffline])

  useEffect(() => {
    if (wasOffline.current && !isOffline)
      void (latest.current?.() ?? Promise.resolve()).finally(() => void client.invalidateQueries())
    wasOffline.current = isOffline
  }, [client, isOffline])
}
