import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import type { Step } from './desk-step.ts'
import { ShipSheet } from './ship-sheet.tsx'

beforeEach(() => {
  localStorage.clear()
  session.start(signedInAs({ ...asha, role: 'packer' }))
})

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
