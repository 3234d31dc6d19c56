import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { replayEarlyEvents } from './hydration/early-events.ts'
import { forgetPastShoppers } from '#lib/api/query-client.ts'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** Everything around the app; `children` include a router, which differs on the server. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => {
  useEffect(() => forgetPastShoppers(client), [client])
  // The last effect of all, so that the elements it presses are already interactive.
  useEffect(replayEarlyEvents, [])
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}
