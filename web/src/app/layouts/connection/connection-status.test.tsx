import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { connection } from '#lib/offline/connection.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ConnectionStatus } from './connection-status.tsx'

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
