import type { Language } from '@bartan/contract/shop/languages'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { LanguageContext } from '#i18n/translate.ts'
import { forgetPastShoppers } from '#lib/api/query-client.ts'
import { ShopContext, type ShopStore } from '#lib/shop-settings.ts'
import { replayEarlyEvents } from './hydration/early-events.ts'

type ProvidersProps = {
  language: Language
  shop: ShopStore
  client: QueryClient
  /** Includes the router, which differs on the server. */
  children: ReactNode
}

/** All context providers of the app. */
export const Providers = ({ language, shop, client, children }: ProvidersProps) => {
  useEffect(() => forgetPastShoppers(client), [client])
  // Must be the last effect, so that the replayed controls are already interactive.
  useEffect(replayEarlyEvents, [])
  return (
    <LanguageContext value={language}>
      <ShopContext value={shop}>
        <QueryClientProvider client={client}>
          {children}
          <Toaster />
        </QueryClientProvider>
      </ShopContext>
    </LanguageContext>
  )
}
