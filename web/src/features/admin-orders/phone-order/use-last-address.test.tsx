import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { PhoneOrder } from './phone-order.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('fills in who ordered last by that number, and nothing over what is typed', async () => {
  const last = anOrder()
  fakeApi({
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': ({ query }) => ({
      body: query['phone'] === '9876543210' ? [last] : [],
    }),
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(field('Phone'), '9876543210')
  const { firstName, address } = last.shippingAddress
  await waitFor(() => expect(field('Address').value).toBe(address))
  expect(field('First name').value).toBe(firstName)
  // It was another number: their address is not this caller's.
  await userEvent.type(field('Phone'), '{Backspace}1')
  await waitFor(() => expect(field('Address').value).toBe(''))
  await userEvent.type(field('City'), 'Pune')
  await userEvent.type(field('Phone'), '{Backspace}0')
  expect(field('Address').value).toBe('')
  expect(field('City').value).toBe('Pune')
})

it('lets typed text replace what is filled in meanwhile', async () => {
  fakeApi({
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': { body: [anOrder()] },
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  act(() => field('First name').focus())
  fireEvent.change(field('Phone'), { target: { value: '9876543210' } })
  await waitFor(() => expect(field('First name').value).not.toBe(''))
  await userEvent.keyboard('Kavita')
  expect(field('First name').value).toBe('Kavita')
})
