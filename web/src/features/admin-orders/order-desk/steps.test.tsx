import type { StaffOrder } from '@bartan/contract/orders/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Shop } from '#lib/shop-settings.ts'
import { anOrder } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OrderView } from '../components/order-view.tsx'
import { Order } from '../components/order.tsx'
import { NextStep } from './next-step.tsx'

const show = (order: StaffOrder, shop: Shop = DEFAULT_SHOP) =>
  renderApp(<NextStep order={order} />, { shop })

const at = '2026-11-22T10:00:00.000Z'

signInBeforeEach('admin')

it('says in place of the next step how the order ended', () => {
  const by = { _id: 'a1', name: 'Gopal', role: 'admin' } as const
  const { unmount } = show(
    anOrder({
      status: 'Cancelled',
      cancelReason: 'refused',
      statusHistory: [{ status: 'Cancelled', at, by }],
    }),
  )
  const told = screen.getByRole('heading', { name: 'Cancelled' }).closest('section')
  expect(told?.textContent).toContain('Refused at the door')
  expect(told?.textContent).toContain('Gopal')
  unmount()
  show(
    anOrder({
      status: 'Delivered',
      isPaid: true,
      collected: { by: 'cash', amount: rupees(249), at },
    }),
  )
  expect(screen.getByText('₹249 collected, Cash')).toBeTruthy()
})

it('shows the code to pay by UPI at the door', async () => {
  show(anOrder({ status: 'Shipped' }), { ...DEFAULT_SHOP, upi: { vpa: 'bartan@okaxis' } })
  await userEvent.click(screen.getByRole('button', { name: 'UPI code' }))
  const dialog = screen.getByRole('dialog', { name: 'QR code to pay ₹249 by UPI', hidden: true })
  expect(dialog.querySelector('svg')).toBeTruthy()
})

const proposed = () => screen.getByLabelText<HTMLInputElement>('Amount (₹)').value

it('proposes what is left to collect after an advance was taken on the same page', async () => {
  const order = anOrder({ status: 'Shipped' })
  fakeApi({
    'GET /api/orders/o1': { body: order },
    'POST /api/admin/orders/o1/advance': { body: { ...order, toCollect: 149 } },
  })
  renderApp(<Order id="o1" onDeleted={() => undefined} />)
  await userEvent.type(await screen.findByLabelText('Amount in ₹'), '100')
  expect(proposed()).toBe('249')
  await userEvent.click(screen.getByRole('button', { name: 'Note the payment' }))
  await waitFor(() => expect(proposed()).toBe('149'))
})

it('proposes no amount for what was counted without being told', async () => {
  show(anOrder({ status: 'Delivered', isPaid: true, toCollect: rupees(0) }))
  expect(screen.getByText('What was to be collected counts as paid in cash')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('')
})

const confirmed = { state: 'confirmed', via: 'call', at, attempts: 1 } as const

const showParcel = (order: StaffOrder) =>
  renderApp(<OrderView order={order} onDeleted={() => undefined} />)

const changeOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent.find(({ call }) => !call.startsWith('GET'))?.body

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('ships a confirmed order with courier and number, and shows what is wrong at its field', async () => {
  const api = fakeApi({
    'PUT /api/admin/orders/o1/shipment': failure(400, 'invalid_input', 'No', {
      fields: { awb: 'awb has a wrong sign' },
    }),
    'GET /api/orders/o1': { body: anOrder({ confirmation: confirmed }) },
  })
  showParcel(anOrder({ confirmation: confirmed }))
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
    was: { courier: '', awb: '' },
  })
})

it('leaves the parcel as it is on Cancel, and leads back to where it began', async () => {
  const api = fakeApi({})
  showParcel(anOrder({ status: 'Shipped', shipment: { courier: 'Delhivery', awb: '1434', at } }))
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
  renderApp(<Order id="o1" onDeleted={() => undefined} />, { toasts: true })
  await userEvent.type(await screen.findByLabelText('Courier'), 'Delhivery')
  await userEvent.type(screen.getByLabelText('Parcel number (AWB)'), '1434')
  await press('Ship')
  await waitFor(() => expect(screen.queryByLabelText('Courier')).toBeNull())
  expect(await screen.findByText(why)).toBeTruthy()
})

it('knows the one courier of the settings, and keeps another that is typed', async () => {
  fakeApi({ 'GET /api/admin/orders/couriers': { body: ['Delhivery'] } })
  showParcel(anOrder({ confirmation: confirmed }))
  const courier = await screen.findByLabelText<HTMLInputElement>('Courier')
  await waitFor(() => expect(courier.value).toBe('Delhivery'))
  await userEvent.clear(courier)
  await userEvent.type(courier, 'DTDC')
  expect(courier.value).toBe('DTDC')
})
