import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { anOrder, asha, statusCounts } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { UserPage } from './content-pages.tsx'

signInBeforeEach('admin')

const known = (byStatus: ReturnType<typeof statusCounts>) => ({
  body: {
    user: { ...asha, _id: 'u2' },
    orders: { total: 1, byStatus, spent: 0, refused: 0, openReturns: 0 },
  },
})

const cancelled = () => screen.getByText('Cancelled', { selector: 'dt' }).parentElement?.textContent

it('counts a customer’s orders again when one of them is changed there', async () => {
  const { answers } = fakeApi({
    'GET /api/admin/users/u2': known(statusCounts({ Processing: 1 })),
    'GET /api/admin/orders': { body: [anOrder()], headers: { 'x-total-count': '1' } },
    'PUT /api/admin/orders/o1': { body: anOrder({ status: 'Cancelled' }) },
  })
  renderApp(
    <Routes>
      <Route path="/admin/users/:id" element={<UserPage />} />
    </Routes>,
    { at: '/admin/users/u2' },
  )
  const status = await screen.findByLabelText('Status of order o1')
  await screen.findByText('Refused')
  expect(cancelled()).toBe('Cancelled0')
  answers['GET /api/admin/users/u2'] = known(statusCounts({ Cancelled: 1 }))
  await userEvent.selectOptions(status, 'Cancelled')
  await waitFor(() => expect(cancelled()).toBe('Cancelled1'))
})
