import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { storeLastOrder } from '#features/orders/last-order.ts'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'

const renderConfirmation = () =>
  renderApp(
    <Routes>
      <Route path="/order-confirmation" element={<OrderConfirmationPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/order-confirmation' },
  )

beforeEach(() => {
  sessionStorage.clear()
  session.start(signedInAs(asha))
})

it('thanks, sums up and names the day after the order as the day of delivery', async () => {
  storeLastOrder(asha._id, 'o1')
  fakeApi({ 'GET /api/orders/o1': { body: anOrder({ createdAt: '2026-11-20T10:00:00.000Z' }) } })
  renderConfirmation()
  expect(await screen.findByText(/21 November/)).toBeTruthy()
  expect(screen.getByText('Thank you for your order!')).toBeTruthy()
  expect(screen.getByText('Steel Thali')).toBeTruthy()
  expect(screen.getAllByText('₹249')).not.toEqual([])
})

it('leads to my orders where there is no checkout to confirm', () => {
  fakeApi({})
  expect(renderConfirmation().address()).toBe('/my-orders')
})

it('does not confirm the order of somebody who was here before', () => {
  storeLastOrder('u9', 'o9')
  fakeApi({})
  expect(renderConfirmation().address()).toBe('/my-orders')
})

it('says what went wrong where the order cannot be read', async () => {
  storeLastOrder(asha._id, 'o1')
  fakeApi({ 'GET /api/orders/o1': failure(503, 'unavailable', 'Back in a minute') })
  renderConfirmation()
  expect(await screen.findByText(`${TEXTS.errorPrefix}Back in a minute`)).toBeTruthy()
})

it('of an order cancelled meanwhile says so, and promises nothing', async () => {
  storeLastOrder(asha._id, 'o1')
  fakeApi({ 'GET /api/orders/o1': { body: anOrder({ status: 'Cancelled' }) } })
  renderConfirmation()
  expect(await screen.findByRole('heading', { name: 'This order is cancelled' })).toBeTruthy()
  for (const promise of [/Thank you/, /packing/, /Estimated delivery/, /To pay/])
    expect(screen.queryByText(promise)).toBeNull()
})
