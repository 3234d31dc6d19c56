import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Orders } from '../list/orders.tsx'
import type { Step } from './desk-step.ts'
import { ShipSheet } from './ship-sheet.tsx'

signInBeforeEach('packer')

const show = () => {
  fakeApi({ 'GET /api/admin/orders/couriers': { body: ['Delhivery'] } })
  const shipped: Step[] = []
  renderApp(
    <ShipSheet
      orders={[anOrder()]}
      isBusy={false}
      onShip={(step) => shipped.push(step)}
      onClose={() => undefined}
    />,
  )
  return shipped
}

const courier = () => screen.getByLabelText<HTMLInputElement>('Courier')

const ship = () => userEvent.click(screen.getByRole('button', { name: 'Ship' }))

it('a parcel goes with the one courier of the settings', async () => {
  const shipped = show()
  await waitFor(() => expect(courier().value).toBe('Delhivery'))
  await ship()
  expect(shipped).toMatchObject([{ id: 'ship', courier: 'Delhivery' }])
})

it('a parcel goes with the courier that was chosen last on this device', async () => {
  localStorage.setItem('adminCouriers', JSON.stringify(['DTDC']))
  const shipped = show()
  expect(courier().value).toBe('DTDC')
  await userEvent.clear(courier())
  await ship()
  expect(shipped).toMatchObject([{ courier: '' }])
})

it('asks to look after a lost answer, and says that nothing was saved after a refusal', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  // The step's own call fails as the network would.
  const { answers } = fakeApi({
    'GET /api/admin/orders': { body: [anOrder()], headers: { 'x-total-count': '1' } },
  })
  renderApp(<Orders />, { at: '/admin/orders', toasts: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('No answer: please look whether it was saved')).toBeTruthy()
  expect(screen.queryByText('Nothing was saved')).toBeNull()
  answers['POST /api/admin/orders/confirmations'] = failure(500, 'internal', 'It broke')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Nothing was saved')).toBeTruthy()
})

it('keeps the sheet and the ticks when several could not be shipped, and closes it once they are', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  const packed = {
    confirmation: { state: 'confirmed' as const, attempts: 1 },
    packedAt: '2026-11-21T10:00:00.000Z',
  }
  const orders = ['o1', 'o2'].map((_id) => ({ ...anOrder({ _id }), ...packed }))
  const { answers } = fakeApi({
    'GET /api/admin/orders': { body: orders, headers: { 'x-total-count': '2' } },
    'POST /api/admin/orders/bulk': failure(500, 'internal', 'It broke'),
  })
  renderApp(<Orders />, { at: '/admin/orders', toasts: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ship 2' }))
  const sheet = screen.getByRole('dialog', { name: 'Ship 2 orders' })
  await userEvent.type(within(sheet).getByLabelText('Courier'), 'Delhivery')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ship' }))
  expect(await screen.findByText('Nothing was saved')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Ship 2 orders' })).toBe(sheet)
  expect(within(sheet).getByLabelText<HTMLInputElement>('Courier').value).toBe('Delhivery')
  answers['POST /api/admin/orders/bulk'] = { body: { done: ['o1', 'o2'], refused: [] } }
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ship' }))
  expect(await screen.findByText('2 orders are shipped')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: '2 chosen' })).toBeNull()
})
