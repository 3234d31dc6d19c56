import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Products } from '../components/products.tsx'

const thali = { ...aProduct(), sold: 3 }
const listed = { body: [thali], headers: { 'x-total-count': '1' } }

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('keeps what is being typed into a row when the answer to a search comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof listed>()
  const api = fakeApi({
    'GET /api/admin/products': ({ query }) => (query['search'] ? promise : listed),
    'PUT /api/products/thali': { body: { ...thali, countInStock: 7 } },
  })
  renderApp(
    <>
      <Products />
      <Toaster />
    </>,
    { at: '/admin/products' },
  )
  const field = await screen.findByLabelText('Stock of Steel Thali')
  await userEvent.type(screen.getByLabelText('Search products'), 'thali')
  await waitFor(() => expect(api.sent.at(-1)?.query['search']).toBe('thali'))
  await userEvent.clear(field)
  await userEvent.type(field, '7')
  resolve({ ...listed, headers: { 'x-total-count': '8' } })
  await screen.findByText('8 products')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Steel Thali is saved')).toBeTruthy()
})
