import { pageDataAround } from '@bartan/contract/pages/page'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { dehydrateQueries, hydrateQueries, readPageData } from './page-data.ts'

it('the browser has the data with which the server rendered the page', async () => {
  const server = new QueryClient()
  server.setQueryData(['product', 'thali'], { name: 'Thali' })
  const missing = new ApiError(404, { code: 'not_found', message: 'Product not found' })
  await server.prefetchQuery({
    queryKey: ['product', 'gone'],
    queryFn: () => Promise.reject(missing),
    retry: false,
  })
  // As web/src/entry-server.tsx writes it.
  document.body.innerHTML = `<script type="application/json" id="page-data">${pageDataAround(JSON.stringify(dehydrateQueries(server))).join('1000')}</script>`

  const browser = new QueryClient()
  const page = readPageData()
  if (!page) throw new Error('There is no data')
  hydrateQueries(browser, page)
  expect(browser.getQueryData(['product', 'thali'])).toEqual({ name: 'Thali' })
  expect(browser.getQueryState(['product', 'thali'])?.dataUpdatedAt).toBe(1000)
  expect(browser.getQueryState(['product', 'gone'])?.error).toMatchObject({ status: 404 })
})

it('a document without a rendered page has none', () => {
  document.body.innerHTML = '<div id="root"></div>'
  expect(readPageData()).toBeUndefined()
})
