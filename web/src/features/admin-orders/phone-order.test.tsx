import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '../../lib/session.ts'
import { aProduct, asha, signedInAs } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { PhoneOrder } from './components/phone-order.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const search = () => screen.getByRole('searchbox', { name: 'Find a product' })

it('says of an order without products what is missing, and leads there', async () => {
  const api = fakeApi({ 'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  expect(search().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(search())
  expect(screen.getByText('Please choose at least one product')).toBeTruthy()
  expect(await screen.findByText('First name is required')).toBeTruthy()
  expect(api.calls()).toEqual([])
})

it('searches by Enter, and does not place the order by it', async () => {
  fakeApi({ 'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^Add / }))
  await userEvent.type(search(), '{Enter}')
  expect(screen.queryByText('First name is required')).toBeNull()
})
