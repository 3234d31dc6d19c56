import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { WaitingPhones } from './components/waiting-phones.tsx'

const waiting = {
  _id: 'w1',
  product: { _id: 'lota', name: 'Steel Lota', nameHi: 'स्टील लोटा', countInStock: 4 },
  phone: '9876543210',
  language: 'hi',
  createdAt: '2026-11-20T08:00:00.000Z',
}

it('shows who waits for what is back, with a message in their language, until they are told', async () => {
  const api = fakeApi({
    'GET /api/admin/back-in-stock': { body: [waiting] },
    'DELETE /api/admin/back-in-stock/w1': { body: { message: 'Removed' } },
  })
  renderApp(<WaitingPhones />)
  const link = await screen.findByRole('link', { name: /Write on WhatsApp/ })
  const href = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
  expect(href).toContain('स्टील लोटा')
  expect(href).toContain('/hi/product/lota')
  expect(api.sent[0]?.query).toMatchObject({ back: 'true' })
  fireEvent.click(screen.getByRole('button', { name: 'Told, remove' }))
  await screen.findByText('Steel Lota')
  expect(api.calls()).toContain('DELETE /api/admin/back-in-stock/w1')
})

it('names the variant that is waited for, and leads to it', async () => {
  const product = { ...waiting.product, size: '1.5 L', color: 'Red' }
  fakeApi({ 'GET /api/admin/back-in-stock': { body: [{ ...waiting, product, language: 'en' }] } })
  renderApp(<WaitingPhones />)
  const link = await screen.findByRole('link', { name: 'Steel Lota, Red · 1.5 L' })
  expect(link.getAttribute('href')).toBe('/product/lota?color=Red&size=1.5%20L')
  const message = screen.getByRole('link', { name: /Write on WhatsApp/ }).getAttribute('href')
  const text = new URL(message ?? '').searchParams.get('text')
  expect(text).toContain('Steel Lota, Red · 1.5 L is back in stock')
  expect(text).toMatch(/\/product\/lota\?color=Red&size=1\.5%20L$/)
})

it('has no message for what is sold out', async () => {
  const soldOut = { ...waiting, product: { ...waiting.product, countInStock: 0 } }
  fakeApi({ 'GET /api/admin/back-in-stock': { body: [soldOut] } })
  renderApp(<WaitingPhones />, { at: '/?show=all' })
  expect(await screen.findByText(/Sold out/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
})

it('says why more of the list could not be loaded', async () => {
  const page = Array.from({ length: 50 }, (_, at) => ({ ...waiting, _id: `w${at}` }))
  fakeApi({
    'GET /api/admin/back-in-stock': ({ query }) =>
      query['after'] ? failure(500, 'internal', 'Something went wrong') : { body: page },
  })
  renderApp(<WaitingPhones />)
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
})
