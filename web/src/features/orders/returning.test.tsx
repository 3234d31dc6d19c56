import { rupees } from '@bartan/contract/shared/money'
import { screen, fireEvent, waitFor } from '@testing-library/react'
import { expect, it, beforeEach, vi, describe } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, aProduct, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderActions } from './components/order-actions.tsx'
import { OrderDetails } from './components/order-details.tsx'
import { ReturnOrder } from './components/return-order.tsx'

it('says in place of its button that a return is asked for', () => {
  fakeApi({})
  const asked = { lines: [], reason: 'late', requestedAt: '2026-11-22T10:00:00.000Z' }
  const show = (state: 'requested' | 'declined') => {
    const order = anOrder({ status: 'Delivered', returns: [{ ...asked, state }] })
    return renderApp(<OrderActions order={order} userId={asha._id} buyAgain={null} />)
  }
  const { unmount } = show('requested')
  expect(screen.getByText('Return requested')).toBeTruthy()
  unmount()
  show('declined')
  expect(screen.queryByText('Return requested')).toBeNull()
})

const CALL = 'POST /api/orders/o1/return'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a return can ask for another size, with what that costs more, and then for no money', async () => {
  const line = anOrder().orderItems[0]!
  const { productId, size, color, price } = line
  const deliveredAt = new Date(Date.now() - 60_000).toISOString()
  const order = anOrder({
    status: 'Delivered',
    deliveredAt,
    orderItems: [{ ...line, quantity: 2 }],
  })
  const large = { size: 'Large', color: 'Blue', price: rupees(249), countInStock: 3, sku: 'L' }
  const bought = { size, color, price, countInStock: 3, sku: 'S' }
  const api = fakeApi({
    [`GET /api/products/${productId}`]: {
      body: {
        ...aProduct(),
        variants: [bought, large],
        images: ['red', 'blue'].map((one) => ({ url: `/${one}.webp`, altText: one })),
      },
    },
    [CALL]: { body: order },
  })
  renderApp(<ReturnOrder userId={asha._id} order={order} />)
  press('Return or exchange')
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_wanted' } })
  press('Decrease quantity of Steel Thali, Red · Small')
  press('Another size or color')
  press('Request return')
  expect(screen.getByText('Please choose what you would like instead')).toBeTruthy()
  const option = await screen.findByRole<HTMLOptionElement>('option', {
    name: 'Blue · Large · ₹249',
  })
  const wanted = screen.getByLabelText('Instead of Steel Thali, Red · Small')
  fireEvent.change(wanted, { target: { value: option.value } })
  expect(screen.getByText('You pay ₹50 more')).toBeTruthy()
  const pictures = document.querySelectorAll('dialog img')
  expect([...pictures].at(-1)?.getAttribute('src'), 'of the color that goes out').toMatch(/blue/)
  expect(screen.queryByRole('group', { name: /pay you back/ })).toBeNull()
  press('Request return')
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === CALL)?.body).toEqual({
      lines: [{ productId, size, color, quantity: 1, for: { size: 'Large', color: 'Blue' } }],
      reason: 'not_wanted',
      note: '',
    }),
  )
})

describe('pictures', () => {
  const { productId, size, color } = anOrder().orderItems[0]!

  const asked = {
    lines: [{ productId, size, color, quantity: 1 }],
    reason: 'defective',
    state: 'requested' as const,
    requestedAt: '2026-11-22T10:00:00.000Z',
  }

  beforeEach(() => {
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
})
