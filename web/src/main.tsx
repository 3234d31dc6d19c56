import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followShop, knowShop } from './app/hydration/know-shop.ts'
import { readPageData, hydrateQueries } from './app/hydration/page-data.ts'
import { loadPage } from './app/routes/pages.ts'
import { Providers } from './app/providers.tsx'
import { Pages } from './app/routes/router.tsx'
import { loadLanguage } from './i18n/load-texts.ts'
import { locale } from './i18n/translate.ts'
import { factsOf, languageOf, withoutLanguage } from '@bartan/contract/shop/languages'
import { shop } from './lib/shop-settings.ts'
import './lib/browser/history-gate.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { startReporting } from './lib/vitals/start-reporting.ts'
import './theme/fonts.css'
import './theme/styles.css'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Resolves when the fonts of a document that the app renders are there (public/early.js): later ones would shift the page. */
    fontsLoaded?: Promise<unknown>
    /** The address that the document was made for (public/early.js). */
    servedAt?: string
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

/** Avoids a top-level await, for which the bundler would split this file into dozens, which compress worse. */
const start = async () => {
  const { pathname } = location
  const language = languageOf(pathname)
  const page = readPageData()
  // The server's rendering stays untouched until everything that continues it has loaded.
  const code = page && loadPage(withoutLanguage(pathname))
  const client = createQueryClient()
  if (page) hydrateQueries(client, page)
  await Promise.all([loadLanguage(language), knowShop(client)])
  // Of a document that no server rendered; else the function has sent its reader elsewhere.
  if (!shop().languages.includes(language) && !pathname.includes('/admin'))
    return location.replace(withoutLanguage(pathname) + location.search)
  await window.fontsLoaded
  await code?.catch(() => undefined)
  // Unless it is the same one: the browser would compute the page's styles again.
  if (document.documentElement.lang !== locale()) document.documentElement.lang = locale()

  followShop(client)
  const app = (
    <StrictMode>
      <Providers client={client}>
        <BrowserRouter basename={factsOf(language).prefix}>
          <Pages />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  )
  const address = location.pathname + location.search
  const isOfThisAddress = address === (window.servedAt ?? address)
  // In a transition React hydrates piece by piece, and the page accepts presses and scrolling in between.
  if (page && isOfThisAddress) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

// In a task of its own, like the loading of its code.
setTimeout(() => void start())
startReporting()
