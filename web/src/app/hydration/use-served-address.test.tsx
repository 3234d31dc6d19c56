import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { reportUnlessServedElsewhere, useServedAddress } from './use-served-address.ts'

afterEach(() => {
  delete window.servedAt
  history.replaceState(null, '', '/')
})

const Check = () => {
  useServedAddress()
  return null
}

const App = () => {
  const { pathname } = useLocation()
  const isList = pathname === '/collections/all'
  return (
    <>
      <Check />
      <a href="/collections/all" aria-current={isList ? 'page' : undefined}>
        Menu
      </a>
      <Suspense>{isList ? <ul>Goods</ul> : <p>Thali</p>}</Suspense>
    </>
  )
}

/** Hydrates the page of a product under an address. */
const hydrateAt = async (address: string) => {
  // Other tests have run public/early.js.
  delete window.servedAt
  const served = renderToString(
    <StaticRouter location="/product/1?color=Red">
      <App />
    </StaticRouter>,
  )
  document.body.innerHTML = `<div id="root">${served}</div>`
  window.servedAt = '/product/1?color=Red'
  history.replaceState(null, '', address)
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no root')
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
  await act(async () => hydrateRoot(root, app, { onRecoverableError: reportUnlessServedElsewhere }))
  return report
}

it('draws the page of the address to which Back led before the first render, without a complaint', async () => {
  const report = await hydrateAt('/collections/all')
  expect(screen.getByText('Goods')).toBeTruthy()
  expect(screen.queryByText('Thali')).toBeNull()
  expect(screen.getByText('Menu').getAttribute('aria-current')).toBe('page')
  expect(report).not.toHaveBeenCalled()
})

it('keeps the elements that the server rendered for this address', async () => {
  const report = await hydrateAt('/product/1?color=Red')
  expect(screen.getByText('Thali')).toBeTruthy()
  expect(report).not.toHaveBeenCalled()
})
