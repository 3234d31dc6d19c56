import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api/api-client.ts'
import { connection } from '#lib/offline/connection.ts'

/** A device may be connected to a network without internet, which sends no event when access returns. */
const ASK_EVERY_MS = 5000

/** Polls until the shop can be reached again. Then, after `first`, refetches all queries in use. */
export const useReconnect = (isOffline: boolean, first?: () => Promise<void>): void => {
  const client = useQueryClient()
  const wasOffline = useRef(isOffline)
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  })

  useEffect(() => {
    if (!isOffline) return
    // The result reaches the connection status through lib/api/api-client.ts.
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
      void (latest.current?.() ?? Promise.resolve()).finally(() => {
        // Where `first` alone fails, each answer would begin this anew, without end.
        if (!connection.isOffline()) void client.invalidateQueries()
      })
    wasOffline.current = isOffline
  }, [client, isOffline])
}
