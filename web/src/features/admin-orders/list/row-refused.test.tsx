import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Orders } from './orders.tsx'

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
