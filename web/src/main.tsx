import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { factsOf, languageOf, withoutLanguage } from '@bartan/contract/shop/languages'
import { atom } from 'nanostores'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followSettings, loadSettings } from './app/hydration/load-settings.ts'
import { readPageData, hydrateQueries } from './app/hydration/page-data.ts'
import { reportUnlessServedElsewhere } from './app/hydration/use-served-address.ts'
import { Providers } from './app/providers.tsx'
import { loadPage } from './app/routes/pages.ts'
import { Pages } from './app/routes/router.tsx'
import { loadTexts } from './i18n/load-texts.ts'
import './lib/browser/history-gate.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { UNTIL_DRAWN } from './lib/browser/until-drawn.ts'
import type { ShopStore } from './lib/shop-settings.ts'
import { startReporting } from './lib/vitals/start-reporting.ts'
import './theme/fonts.css'
import './theme/styles.css'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /**
     * Resolves when the fonts of a document that the app renders have loaded (public/early.js): later ones would
     * cause layout shift.
     */
    fontsLoaded?: Promise<unknown>
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

/** Avoids a top-level await, for which the bundler would split this file into dozens, which compress worse. */
const start = async () => {
  const { pathname } = location
  const language = languageOf(pathname)
  const page = readPageData()
  // Keeps the server's HTML until everything needed for hydration has loaded. A page that the browser renders needs
  // only the settings first; its layout doesn't wait for its code.
  const isRendered = root.firstElementChild?.hasAttribute(UNTIL_DRAWN) === false
  const code = isRendered ? loadPage(withoutLanguage(pathname)) : undefined
  const client = createQueryClient()
  const shop: ShopStore = atom(DEFAULT_SHOP)
  if (page) hydrateQueries(client, page)
  await Promise.all([loadTexts(language), loadSettings(client, shop)])
  // Only for documents that the server didn't render; otherwise the function has redirected already.
  if (!shop.get().languages.includes(language) && !pathname.includes('/admin'))
    return location.replace(withoutLanguage(pathname) + location.search)
  await window.fontsLoaded
  await code?.catch(() => undefined)
  // Only if it differs, because the browser would compute all styles again.
  const { locale, prefix } = factsOf(language)
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale

  followSettings(client, shop)
  const app = (
    <StrictMode>
      <Providers language={language} shop={shop} client={client}>
        <BrowserRouter basename={prefix}>
          <Pages />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  )
  // In a transition React hydrates in parts, and the page handles presses and scrolling in between.
  if (isRendered)
    startTransition(
      () => void hydrateRoot(root, app, { onRecoverableError: reportUnlessServedElsewhere }),
    )
  else createRoot(root).render(app)
}

// In a separate task, like loading its code.
setTimeout(() => void start())
startReporting()
