import type { StaffOrder } from '@bartan/contract/orders/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import type { Shop } from '#lib/shop-settings.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { NextStep } from './next-step.tsx'

const show = (order: StaffOrder, shop: Shop = DEFAULT_SHOP) =>
  renderApp(<NextStep order={order} />, { shop })
const at = '2026-11-22T10:00:00.000Z'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

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

it('proposes no amount for what was counted without being told', async () => {
  show(anOrder({ status: 'Delivered', isPaid: true, toCollect: rupees(0) }))
  expect(screen.getByText('What was to be collected counts as paid in cash')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('')
})
