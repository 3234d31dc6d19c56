import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { Router } from './app/router.tsx'
import { speak } from './copy/copy-of.ts'
import { languageOf } from './copy/language.ts'
import './lib/history-gate.ts'
import './theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Without a top-level await: the bundler would part this file into dozens, which compress worse. */
const start = async () => {
  if (languageOf(location.pathname) === 'hi') speak('hi', (await import('./copy/hindi.ts')).HINDI)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  )
}

void start()
