import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, fireEvent, waitFor, within } from '@testing-library/react'
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

const descriptionOf = (place: HTMLElement) =>
  document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const line = anOrder().orderItems[0]!
const { productId, size, color, price } = line

const show = (...units: number[]) => {
  const deliveredAt = new Date(Date.now() - 60_000).toISOString()
  const orderItems = units.map((quantity, place) =>
    place === 0 ? { ...line, quantity } : { ...line, size: 'Medium', quantity },
  )
  const order = anOrder({ status: 'Delivered', deliveredAt, orderItems })
  const variants = [
    { size, color, price, countInStock: 3, sku: 'S' },
    { size: 'Large', color: 'Blue', price: rupees(249), countInStock: 3, sku: 'L' },
    { size: 'Medium', color: 'Blue', price: rupees(179), countInStock: 3, sku: 'M' },
    { size: 'Large', color: 'Green', price: rupees(249), countInStock: 0, sku: 'G' },
  ].map((variant) => ({ ...variant, sku: asSku(variant.sku) }))
  const api = fakeApi({
    [`GET /api/products/${productId}`]: {
      body: {
        ...aProduct(),
        variants,
        sizes: ['Small', 'Medium', 'Large'],
        colors: ['Red', 'Blue', 'Green'],
        images: ['Red', 'Blue'].map((one) => ({ url: `/${one}.webp`, altText: '', color: one })),
      },
    },
    [CALL]: { body: order },
  })
  const { unmount } = renderApp(<ReturnOrder userId={asha._id} order={order} />)
  press('Return or exchange')
  return { ...api, unmount }
}

it('a return can ask for another size, with what each costs more, and then for no money', async () => {
  const api = show(2)
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_wanted' } })
  press('Decrease quantity of Steel Thali, Red · Small')
  press('Another size or color')
  const instead = within(
    await screen.findByRole('group', { name: 'Instead of Steel Thali, Red · Small' }),
  )
  expect(await instead.findByRole('group', { name: 'Color: Red' })).toBeTruthy()
  const pressed = instead.getAllByRole('button', { pressed: true })
  expect(pressed.map((one) => one.textContent)).toEqual(['Red', 'Small'])
  const gone = instead.getByRole<HTMLButtonElement>('button', { name: 'Green Sold out' })
  expect(gone.disabled).toBe(true)
  press('Request return')
  expect(instead.getByRole('alert').textContent).toBe(
    'Please choose another size or color: this one was bought',
  )
  fireEvent.click(instead.getByRole('button', { name: /^Blue/ }))
  expect(instead.queryByRole('alert')).toBeNull()
  expect(instead.getByRole('button', { name: 'Medium −₹20' })).toBeTruthy()
  fireEvent.click(instead.getByRole('button', { name: 'Large +₹50' }))
  expect(screen.getByText('You pay ₹50 more')).toBeTruthy()
  const pictures = document.querySelectorAll('dialog img')
  expect([...pictures].at(-1)?.getAttribute('src'), 'of the color that goes out').toMatch(/Blue/)
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

it('what was wanted instead of money is wanted still when the form is opened again', async () => {
  const { unmount } = show(1)
  press('Replace')
  unmount()
  show(1)
  expect(await screen.findByRole('button', { name: 'Replace', pressed: true })).toBeTruthy()
})

it('whoever wants another size is told to choose first what comes back', async () => {
  show(1, 1)
  press('Another size or color')
  expect(screen.getByText('Choose what you return first')).toBeTruthy()
  press('Increase quantity of Steel Thali, Red · Small')
  expect(screen.queryByText('Choose what you return first')).toBeNull()
  expect(await screen.findByRole('group', { name: /^Instead of Steel Thali/ })).toBeTruthy()
})

it('all that a return lacks is said at once, each at its place, and the first of it has the focus', () => {
  show(1, 1)
  press('Request return')
  const goods = screen.getByRole('group', { name: 'What you return' })
  const missing = [
    [goods, 'Please choose what to return'],
    [screen.getByLabelText('Reason'), 'Please tell us why'],
    [screen.getByLabelText('UPI ID'), 'Please tell us where to send the money'],
  ] as const
  for (const [place, message] of missing) expect(descriptionOf(place)).toBe(message)
  expect(document.activeElement).toBe(goods)
  press('Increase quantity of Steel Thali, Red · Small')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please tell us why',
    'Please tell us where to send the money',
  ])
})

describe('pictures', () => {
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

  const showReturn = (photos: string[], state: 'requested' | 'declined' = 'requested') => {
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
    const api = showReturn(['a1'])
    const picture = await screen.findByRole('img', { name: 'Picture 1' })
    expect(picture.getAttribute('src')).toBe('blob:shop/1')
    expect(api.calls()).toContain('GET /api/orders/o1/return/photos/a1')
    expect(screen.getByLabelText('Add picture')).toBeTruthy()
  })

  it('three pictures are all that a return has', async () => {
    showReturn(['a1', 'a2', 'a3'])
    expect(await screen.findByRole('img', { name: 'Picture 3' })).toBeTruthy()
    expect(screen.queryByLabelText('Add picture')).toBeNull()
  })

  it('a decided return keeps its pictures, and takes none', async () => {
    showReturn(['a1'], 'declined')
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy()
    expect(screen.queryByLabelText('Add picture')).toBeNull()
  })
})
