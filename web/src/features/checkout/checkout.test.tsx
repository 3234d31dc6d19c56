import { asProductId } from '@bartan/contract/products/product-id'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor, act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, it, vi, test, beforeEach, describe } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, aCart, aLine, asha, aCheckout, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import type { Adjust } from './components/checkout-error.tsx'
import { renderCheckout } from './testing/render-checkout.tsx'
import { useReviewStep } from './use-review-step.ts'

const GSTIN = '27AAPFU0939F1ZV'

signInBeforeEach()

/** Answers what step one has sent. */
const checkouts = () => {
  const { sent } = fakeApi({ 'POST /api/checkout': failure(500, 'internal', 'no') })
  return () => sent.filter(({ call }) => call === 'POST /api/checkout').map(({ body }) => body)
}

const orderNow = () => fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Buying for a business?' }))

const name = () => screen.getByRole('textbox', { name: /firm/ })

const field = () => screen.getByRole('textbox', { name: /GSTIN/ })

it('asks nobody for a GSTIN who does not buy for a business', async () => {
  const posted = checkouts()
  renderCheckout()
  expect(screen.queryByRole('textbox', { name: /GSTIN/ })).toBeNull()
  orderNow()
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).not.toHaveProperty('buyerGstin')
})

it('refuses one with a slip before anything is sent', async () => {
  const posted = checkouts()
  renderCheckout()
  open()
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: '27AAPFU0939F1ZW' } })
  orderNow()
  expect((await screen.findByRole('alert')).textContent).toMatch(/GSTIN/)
  expect(posted()).toHaveLength(0)
})

it('sends it as it is written on papers, however it was typed', async () => {
  const posted = checkouts()
  renderCheckout()
  open()
  fireEvent.change(field(), { target: { value: GSTIN.toLowerCase().replace(/^(..)/, '$1 ') } })
  orderNow()
  await waitFor(() => expect(posted()[0]).toHaveProperty('buyerGstin', GSTIN))
})

it('tells at the firm’s name, also after a reload, that it needs a GSTIN, and leaves it out of no order', async () => {
  const why = { fields: { buyerName: 'A firm needs a GSTIN' } }
  const api = fakeApi({ 'POST /api/checkout': failure(400, 'invalid_input', 'No', why) })
  const { unmount } = renderCheckout()
  open()
  fireEvent.change(name(), { target: { value: 'Usha Stores' } })
  unmount()
  renderCheckout()
  expect(name()).toHaveProperty('value', 'Usha Stores')
  orderNow()
  expect(await screen.findByText('A firm needs a GSTIN')).toBeTruthy()
  expect(api.bodyOf('POST /api/checkout')).toHaveProperty('buyerName', 'Usha Stores')
})

it('keeps what was typed over a reload', () => {
  checkouts()
  const { unmount } = renderCheckout()
  open()
  fireEvent.change(field(), { target: { value: '09AAAC' } })
  unmount()
  renderCheckout()
  expect(field()).toHaveProperty('value', '09AAAC')
})

it('asks for house and street, at their field, where only the area was typed', async () => {
  const api = fakeApi({ 'GET /api/pin/411001': { body: { serviceable: true, days: 2 } } })
  const lastAddress = { ...anOrder().shippingAddress, postalCode: '411001' }
  renderCheckout({ lastAddress })
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '  ' } })
  fireEvent.change(screen.getByLabelText(/Area and landmark/), {
    target: { value: 'Near the temple' },
  })
  fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))
  expect(await screen.findByText('Address is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(api.calls()).not.toContain('POST /api/checkout')
})

it('says at step one what is too much, and offers what may be ordered', async () => {
  const message = 'You can order at most 10 of one product'
  const red = {
    productId: asProductId('thali'),
    name: 'Steel Thali',
    size: 'Small',
    color: 'Red',
    quantity: 25,
  }
  const blue = { ...red, color: 'Blue', quantity: 2 }
  const lines = [
    { ...red, available: 10 },
    { ...blue, available: 0 },
  ]
  const more = { fields: { quantity: message }, lines }
  fakeApi({ 'POST /api/checkout': failure(409, 'order_limit', message, more) })
  const onAdjust = vi.fn<Adjust>()
  const cart = aCart({ userId: asha._id }, aLine({ quantity: 25 }), aLine(blue))
  renderCheckout({ cart, onAdjust })
  fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(alert.textContent).not.toContain('sold out')
  fireEvent.click(screen.getByRole('button', { name: 'Take 10' }))
  expect(onAdjust).toHaveBeenCalledWith(expect.objectContaining(red), 10)
  expect(screen.queryByRole('button', { name: TEXTS.placeOrder })).toBeNull()
})

it('is told calmly where the button was pressed, and the next press orders', async () => {
  const api = fakeApi({})
  renderCheckout()
  const button = screen.getByRole('button', { name: TEXTS.orderNow })
  fireEvent.click(button)
  const line = await screen.findByText(/^We could not reach the shop/)
  expect(line.tagName).toBe('OUTPUT')
  expect(screen.queryByRole('alert')).toBe(null)
  api.answers['POST /api/checkout'] = { status: 201, body: aCheckout() }
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: TEXTS.placeOrder })).toBeTruthy()
  expect(screen.queryByText(/^We could not reach the shop/)).toBe(null)
})

test('Back leads to the form again, though the slow phone has not yet rendered the step that it leaves', async () => {
  const onBack = vi.fn<() => void>()
  const never = new Promise<void>(() => {})
  /** The page of step two, which takes for ever to render. */
  const Slow = () => {
    const { state } = useLocation()
    if (state) use(never)
    return null
  }
  const step: Partial<ReturnType<typeof useReviewStep>> = {}
  const Till = () => {
    Object.assign(step, useReviewStep(onBack))
    return null
  }
  render(
    <BrowserRouter>
      <Till />
      <Suspense>
        <Slow />
      </Suspense>
    </BrowserRouter>,
  )
  await act(async () => step.begin?.())
  expect(onBack).not.toHaveBeenCalled()
  await act(async () => {
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await left
  })
  expect(onBack).toHaveBeenCalledOnce()
})

const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Types a PIN code and goes on to the city before the table of towns has loaded. */
const typePinAndGoOn = () => {
  renderCheckout({ lastAddress: undefined })
  fireEvent.change(labelled('PIN code'), { target: { value: '411001' } })
  act(() => labelled('PIN code').focus())
  act(() => labelled('City').focus())
}

describe('the town of a PIN code', () => {
  beforeEach(() => {
    session.start(signedInAs(asha))
    fakeApi({ 'GET /api/pin/411001': { body: { serviceable: true, days: 2 } } })
  })
  it('lets the typed city replace the one that is filled in meanwhile', async () => {
    typePinAndGoOn()
    await screen.findByDisplayValue('Pune')
    await userEvent.keyboard('Pune')
    expect(labelled('City').value).toBe('Pune')
  })

  it('fills in nothing over a city that is being typed', async () => {
    typePinAndGoOn()
    fireEvent.change(labelled('City'), { target: { value: 'P' } })
    await act(() => import('#lib/pin-places/pin-places.ts'))
    expect(labelled('City').value).toBe('P')
  })

  it('replaces the last order’s city once the PIN code is another', async () => {
    const lastAddress = { ...anOrder().shippingAddress, city: 'Bandra', postalCode: '400050' }
    fakeApi({
      'GET /api/pin/400050': { body: { serviceable: true, days: 2 } },
      'GET /api/pin/411001': { body: { serviceable: true, days: 2 } },
    })
    renderCheckout({ lastAddress })
    act(() => labelled('PIN code').focus())
    await act(() => import('#lib/pin-places/pin-places.ts'))
    expect(labelled('City').value).toBe('Bandra')
    fireEvent.change(labelled('PIN code'), { target: { value: '411001' } })
    expect(await screen.findByDisplayValue('Pune')).toBe(labelled('City'))
  })
})
