import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderDetails } from './components/order-details.tsx'

const { productId, size, color } = anOrder().orderItems[0]!
const asked = {
  lines: [{ productId, size, color, quantity: 1 }],
  reason: 'defective',
  state: 'requested' as const,
  requestedAt: '2026-11-22T10:00:00.000Z',
}

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:shop/1', revokeObjectURL: () => {} }),
  )
})

const show = (photos: string[], state: 'requested' | 'declined' = 'requested') => {
  const order = anOrder({ status: 'Delivered', returns: [{ ...asked, state, photos }] })
  const api = fakeApi({
    'GET /api/orders/o1': { body: order },
    ...Object.fromEntries(
      photos.map((photo) => [`GET /api/orders/o1/return/photos/${photo}`, { body: 'image' }]),
    ),
  })
  renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />)
  return api
}

it('an open return shows its pictures, and takes more', async () => {
  const api = show(['a1'])
  const picture = await screen.findByRole('img', { name: 'Picture 1' })
  expect(picture.getAttribute('src')).toBe('blob:shop/1')
  expect(api.calls()).toContain('GET /api/orders/o1/return/photos/a1')
  expect(screen.getByLabelText('Add picture')).toBeTruthy()
})

it('three pictures are all that a return has', async () => {
  show(['a1', 'a2', 'a3'])
  expect(await screen.findByRole('img', { name: 'Picture 3' })).toBeTruthy()
  expect(screen.queryByLabelText('Add picture')).toBeNull()
})

it('a decided return keeps its pictures, and takes none', async () => {
  show(['a1'], 'declined')
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy()
  expect(screen.queryByLabelText('Add picture')).toBeNull()
})
