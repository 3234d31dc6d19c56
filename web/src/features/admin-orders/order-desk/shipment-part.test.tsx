import type { StaffOrder } from '@bartan/contract/orders/schema'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderView } from '../components/order-view.tsx'
import { Order } from '../components/order.tsx'

const at = '2026-11-22T10:00:00.000Z'
const confirmed = { state: 'confirmed', via: 'call', at, attempts: 1 } as const

const show = (order: StaffOrder) =>
  renderApp(<OrderView order={order} onDeleted={() => undefined} />)
const changeOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent.find(({ call }) => !call.startsWith('GET'))?.body
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, role: 'admin' }))
})

it('ships a confirmed order with courier and number, and shows what is wrong at its field', async () => {
  const api = fakeApi({
    'PUT /api/admin/orders/o1/shipment': failure(400, 'invalid_input', 'No', {
      fields: { awb: 'awb has a wrong sign' },
    }),
    'GET /api/orders/o1': { body: anOrder({ confirmation: confirmed }) },
  })
  show(anOrder({ confirmation: confirmed }))
  await press('Ship')
  expect(await screen.findByText('Please say who takes it')).toBeTruthy()
  expect(screen.getByText('Please type or scan the number')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Courier'), 'Delhivery')
  await userEvent.type(screen.getByLabelText(/Tracking link/), 'delhivery.com')
  await userEvent.type(screen.getByLabelText('Parcel number (AWB)'), '1434')
  await press('Ship')
  expect(await screen.findByText('Please begin with https://')).toBeTruthy()
  expect(changeOf(api)).toBeUndefined()
  await userEvent.clear(screen.getByLabelText(/Tracking link/))
  await press('Ship')
  await waitFor(() => expect(screen.getByText('awb has a wrong sign')).toBeTruthy())
  expect(changeOf(api)).toMatchObject({
    courier: 'Delhivery',
    awb: '1434',
    from: 'Processing',
  })
})

it('leaves the parcel as it is on Cancel, and leads back to where it began', async () => {
  const api = fakeApi({})
  show(anOrder({ status: 'Shipped', shipment: { courier: 'Delhivery', awb: '1434', at } }))
  await press('Change')
  const courier = screen.getByLabelText<HTMLInputElement>('Courier')
  expect(document.activeElement).toBe(courier)
  await userEvent.type(courier, ' Surface')
  await press('Cancel')
  expect(screen.getByText('1434')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
  await press('Change')
  expect(screen.getByLabelText('Courier')).toHaveProperty('value', 'Delhivery')
  expect(changeOf(api)).toBeUndefined()
})

it('says why a stale page ships nothing, after the order is shown as it is by now', async () => {
  const why = 'This order was changed meanwhile: it is Cancelled now'
  let isCancelled = false
  fakeApi({
    'GET /api/orders/o1': () => ({
      body: anOrder({ confirmation: confirmed, status: isCancelled ? 'Cancelled' : 'Processing' }),
    }),
    'PUT /api/admin/orders/o1/shipment': () => {
      isCancelled = true
      return failure(409, 'changed_meanwhile', why, { current: { status: 'Cancelled' } })
    },
  })
  renderApp(
    <>
      <Order id="o1" onDeleted={() => undefined} />
      <Toaster />
    </>,
  )
  await userEvent.type(await screen.findByLabelText('Courier'), 'Delhivery')
  await userEvent.type(screen.getByLabelText('Parcel number (AWB)'), '1434')
  await press('Ship')
  await waitFor(() => expect(screen.queryByLabelText('Courier')).toBeNull())
  expect(await screen.findByText(why)).toBeTruthy()
})

it('knows the one courier of the settings, and keeps another that is typed', async () => {
  fakeApi({ 'GET /api/admin/orders/couriers': { body: ['Delhivery'] } })
  show(anOrder({ confirmation: confirmed }))
  const courier = await screen.findByLabelText<HTMLInputElement>('Courier')
  await waitFor(() => expect(courier.value).toBe('Delhivery'))
  await userEvent.clear(courier)
  await userEvent.type(courier, 'DTDC')
  expect(courier.value).toBe('DTDC')
})
