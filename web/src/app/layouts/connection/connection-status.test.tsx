import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { cacheResponsesIn, call } from '#lib/api/api-client.ts'
import { connection, useIsOffline } from '#lib/offline/connection.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { useReconnect } from './use-reconnect.ts'

const Goods = () => {
  const { data = 0 } = useQuery({ queryKey: ['goods'], queryFn: () => Promise.resolve(++answers) })
  return <p>answer {data}</p>
}

let answers = 0

it('says while the shop can not be reached that the page may be old, and then asks for all of it again', async () => {
  renderApp(
    <>
      <ConnectionStatus />
      <Goods />
    </>,
  )
  await screen.findByText('answer 1')
  expect(screen.queryByText(/You are offline/)).toBeNull()
  act(() => connection.report(false))
  expect(screen.getByText(/What you see may be old/)).toBeTruthy()
  act(() => connection.report(true))
  expect(screen.queryByText(/You are offline/)).toBeNull()
  expect(await screen.findByText('answer 2')).toBeTruthy()
})

const Reconnecting = ({ first }: { first: () => Promise<void> }) => {
  useReconnect(useIsOffline(), first)
  const { data } = useQuery({
    queryKey: ['read'],
    queryFn: () => {
      connection.report(true)
      return Promise.resolve(++reads)
    },
  })
  return <p>read {data}</p>
}

let reads = 0

it('asks for nothing again while what waits to be sent can not be sent, although all else is answered', async () => {
  const first = vi.fn<() => Promise<void>>(async () => connection.report(false))
  renderApp(<Reconnecting first={first} />)
  await screen.findByText('read 1')
  act(() => connection.report(false))
  await act(async () => connection.report(true))
  expect(first).toHaveBeenCalledOnce()
  expect(screen.getByText('read 1')).toBeTruthy()
  first.mockImplementation(async () => {})
  await act(async () => connection.report(true))
  expect(await screen.findByText('read 2')).toBeTruthy()
})

const Product = () => {
  const { data, error } = useQuery({
    queryKey: ['p1'],
    queryFn: () => call('GET /api/products/:id', { params: { id: 'p1' } }),
  })
  return <p>{data?.name ?? error?.message}</p>
}

const WithStatus = () => {
  const [isLate, setLate] = useState(false)
  return (
    <>
      <Product />
      <button type="button" onClick={() => setLate(true)}>
        The rest has loaded
      </button>
      {isLate && <ConnectionStatus />}
    </>
  )
}

it('shows a product that a list knows, also where asking for it failed before the lists could be read', async () => {
  fakeApi({})
  const list = [{ _id: 'p1', name: 'Tawa', countInStock: 1 }]
  const cache = {
    keys: async () => ['/api/products'],
    match: async (url: string) => (url === '/api/products' ? Response.json(list) : undefined),
  }
  cacheResponsesIn({ put: () => {}, match: async () => undefined })
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['data'] })
  renderApp(<WithStatus />)
  await screen.findByText(/could not reach the shop/, undefined, { timeout: 60_000 })
  act(() => screen.getByRole('button').click())
  expect(await screen.findByText('Tawa')).toBeTruthy()
})
