import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../lib/session.ts'
import { anOrder, aProduct, asha, signedInAs } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { PhoneOrder } from './components/phone-order.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
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

it('is there after a reload, until it is placed', async () => {
  fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'POST /api/admin/orders': { status: 201, body: anOrder() },
  })
  const first = renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^Add / }))
  for (const [label, typed] of [
    ['First name', 'Kavita'],
    ['Last name', 'Joshi'],
    ['Phone', '9876543210'],
    ['Address', '4 Ghat Road'],
    ['City', 'Varanasi'],
    ['Postal code', '221001'],
  ] as const)
    await userEvent.type(field(label), typed)
  first.unmount()

  const placed = vi.fn<(id: string) => void>()
  const second = renderApp(<PhoneOrder onPlaced={placed} />)
  expect(field('First name').value).toBe('Kavita')
  expect(screen.getAllByText('Steel Thali')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalledWith('o1'))
  second.unmount()
  renderApp(<PhoneOrder onPlaced={placed} />)
  expect(field('First name').value).toBe('')
  expect(screen.queryByText('Steel Thali')).toBeNull()
})
