import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Orders } from '../list/orders.tsx'

it('asks to look after a lost answer, and says that nothing was saved after a refusal', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  // The step's own call fails as the network would.
  const { answers } = fakeApi({
    'GET /api/admin/orders': { body: [anOrder()], headers: { 'x-total-count': '1' } },
  })
  renderApp(
    <>
      <Orders />
      <Toaster />
    </>,
    { at: '/admin/orders' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('No answer: please look whether it was saved')).toBeTruthy()
  expect(screen.queryByText('Nothing was saved')).toBeNull()
  answers['POST /api/admin/orders/confirmations'] = failure(500, 'internal', 'It broke')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Nothing was saved')).toBeTruthy()
})
