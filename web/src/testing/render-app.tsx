import type { Language } from '@bartan/contract/shop/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { atom } from 'nanostores'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { LanguageContext } from '#i18n/translate.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { ClockContext } from '#lib/clock.ts'
import { ShopContext, type Shop } from '#lib/shop-settings.ts'
import { aShop } from './builders.ts'

/** Shows the address, so that a test can check where it led. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>
}

type Around = {
  at?: string
  language?: Language
  shop?: Shop
  now?: () => number
  /** Shows toasts, too. */
  toasts?: boolean
}

/** Renders part of the app with everything around it: at an address, in a language, with a shop's settings, at a time. */
export const renderApp = (
  element: ReactElement,
  { at = '/', language = 'en', shop = aShop, now = () => Date.now(), toasts = false }: Around = {},
) => {
  const client = createQueryClient()
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retry: false },
  })
  const screen = render(
    <LanguageContext value={language}>
      <ShopContext value={atom(shop)}>
        <ClockContext value={now}>
          <QueryClientProvider client={client}>
            <MemoryRouter initialEntries={[at]}>
              {element}
              {toasts && <Toaster />}
              <Address />
            </MemoryRouter>
          </QueryClientProvider>
        </ClockContext>
      </ShopContext>
    </LanguageContext>,
  )
  return { ...screen, client, address: () => screen.getByTestId('address').textContent }
}
