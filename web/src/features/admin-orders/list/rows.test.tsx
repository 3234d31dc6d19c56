import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, within, act, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, beforeEach, vi, describe } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { session } from '#lib/session/session.ts'
import { button } from '#styled-system/recipes'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Orders } from './orders.tsx'
import { itemsText, rowAmount, shortAge } from './row-texts.ts'
import { useLongPress } from './use-long-press.ts'

const THALI = {
  productId: asProductId('p1'),
  name: 'Thali',
  image: '',
  price: rupees(349),
  size: '',
  color: '',
}

it('tells what is in an order, with its choice in the language of the page', () => {
  const orderItems = [
    { ...THALI, quantity: 2, size: 'Large', color: 'Red' },
    { ...THALI, quantity: 1 },
  ]
  expect(itemsText('en', { orderItems })).toBe('2 × Thali (Red · Large), Thali')
  addTexts('hi', { words: { Large: 'बड़ा', Red: 'लाल' } })
  expect(itemsText('hi', { orderItems })).toBe('2 × Thali (लाल · बड़ा), Thali')
})

it.each([
  ['2026-11-20T10:00:30Z', '0m'],
  ['2026-11-20T09:20:00Z', '40m'],
  ['2026-11-20T07:00:00Z', '3h'],
  ['2026-11-18T09:00:00Z', '2d'],
])('an order of %s is %s old', (placed, age) => {
  expect(shortAge('en', placed, Date.parse('2026-11-20T10:00:00Z'))).toBe(age)
})

it('tells what is to be collected of an order under way, and of another what it came to', () => {
  const sums = { totalPrice: rupees(849), toCollect: rupees(349) }
  expect(rowAmount({ status: 'Shipped', ...sums })).toBe(349)
  expect(rowAmount({ status: 'Delivered', ...sums, toCollect: rupees(0) })).toBe(849)
  expect(rowAmount({ status: 'Cancelled', ...sums, toCollect: rupees(0) })).toBe(849)
})

it('a parcel that was refused is cancelled from the list, its goods damaged', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  const shipped = anOrder({ _id: 'o1', status: 'Shipped' })
  const cancelled = anOrder({ _id: 'o1', status: 'Cancelled', cancelReason: 'refused' })
  const api = fakeApi({
    'GET /api/admin/orders': { body: [shipped], headers: { 'x-total-count': '1' } },
    'PUT /api/admin/orders/o1': { body: cancelled },
  })
  renderApp(<Orders />, { at: '/admin/orders' })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Came back, or was refused: o1' }),
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel order #o1', hidden: true }))
  expect(dialog.getByText(/once you have received the parcel/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Damaged', hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order', hidden: true }))
  const sent = api.sent.find(({ call }) => call === 'PUT /api/admin/orders/o1')
  expect(sent?.body).toEqual({
    status: 'Cancelled',
    from: 'Shipped',
    cancelReason: 'refused',
    restock: false,
  })
  expect(screen.queryByRole('button', { name: 'Came back, or was refused: o1' })).toBeNull()
})

const Card = ({ onHold }: { onHold: () => void }) => (
  <div {...useLongPress(onHold)}>
    <span>Asha</span>
    <a href="/order">BR-7K42Q</a>
  </div>
)

const wait = () => {
  act(() => {
    vi.advanceTimersByTime(1000)
  })
}

describe('a long press', () => {
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }
  let onHold: ReturnType<typeof vi.fn<() => void>>

  let name: HTMLElement

  beforeEach(() => {
    vi.useFakeTimers()
    onHold = vi.fn<() => void>()
    render(<Card onHold={onHold} />)
    name = screen.getByText('Asha')
  })

  it('is a finger that is held, without the menu that the phone would open', () => {
    fireEvent.pointerDown(name, touch)
    wait()
    expect(onHold).toHaveBeenCalledTimes(1)
    expect(fireEvent.contextMenu(name)).toBe(false)
    fireEvent.pointerUp(name, touch)
    fireEvent.pointerDown(name, touch)
    wait()
    expect(onHold).toHaveBeenCalledTimes(2)
  })

  it('is no tap, and no scrolling', () => {
    fireEvent.pointerDown(name, touch)
    fireEvent.pointerUp(name, touch)
    wait()
    fireEvent.pointerDown(name, touch)
    fireEvent.pointerMove(name, { ...touch, clientY: 80 })
    wait()
    fireEvent.pointerDown(name, touch)
    fireEvent.pointerCancel(name, touch)
    wait()
    expect(onHold).not.toHaveBeenCalled()
  })

  it('leaves a link and a mouse their menus', () => {
    const link = screen.getByRole('link')
    fireEvent.pointerDown(link, touch)
    wait()
    expect(fireEvent.contextMenu(link)).toBe(true)
    fireEvent.pointerDown(name, { ...touch, pointerType: 'mouse' })
    wait()
    expect(fireEvent.contextMenu(name)).toBe(true)
    expect(onHold).not.toHaveBeenCalled()
  })
})

signInBeforeEach('admin')

it.each([
  ['loud, as the next step is, once the parcel is on its way', 'Shipped', 'solid'],
  ['quiet before, when another step is next', 'Processing', 'outline'],
] as const)('“Mark as Delivered” is %s', async (_how, status, variant) => {
  const headers = { 'x-total-count': '1' }
  fakeApi({ 'GET /api/admin/orders': { body: [anOrder({ status })], headers } })
  renderApp(<Orders />, { at: '/admin/orders?view=all' })
  const buttons = await screen.findAllByRole('button', { name: TEXTS.markDelivered })
  const look = button({ variant, size: 'sm' }).split(' ')
  for (const { className } of buttons)
    expect(className.split(' ')).toEqual(expect.arrayContaining(look))
})
