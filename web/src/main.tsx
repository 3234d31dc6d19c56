import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageData, takeAnswers } from './app/page-data.ts'
import { loadPage } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { Router } from './app/router.tsx'
import { locale, speak } from './copy/copy-of.ts'
import { basenameOf, languageOf, pathIn } from './copy/language.ts'
import './lib/history-gate.ts'
import { createQueryClient } from './lib/query-client.ts'
import { takeOverStyles } from './theme/take-over-styles.ts'
import './theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

/** Without a top-level await: the bundler would part this file into dozens, which compress worse. */
const start = async () => {
  const { pathname } = location
  const language = languageOf(pathname)
  const page = readPageData()
  // What the server rendered stays as it is until all is there to go on with it.
  const code = page && loadPage(pathname.slice(pathIn(language, '').length) || '/')
  if (language === 'hi') speak('hi', (await import('./copy/hindi.ts')).HINDI)
  await code?.catch(() => undefined)
  // Unless it is another one: the browser would work out the page's styles anew.
  if (document.documentElement.lang !== locale()) document.documentElement.lang = locale()

  const client = createQueryClient()
  if (page) takeAnswers(client, page)
  const app = (
    <StrictMode>
      <CacheProvider value={takeOverStyles()}>
        <Providers client={client}>
          <BrowserRouter basename={basenameOf(language)}>
            <Router />
          </BrowserRouter>
        </Providers>
      </CacheProvider>
    </StrictMode>
  )
  // In a transition React joins in piece by piece, and the page takes presses and scrolls in between.
  if (page) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

// In a turn of its own, as loading its code has taken one.
setTimeout(() => void start())
