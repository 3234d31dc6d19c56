import { rupees } from '@bartan/contract/shared/money'
import type { Role } from '@bartan/contract/shared/roles'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { AdvancesPart } from './advances-part.tsx'
import { advanceMessage } from './ask-advance.tsx'
import { ShortPart } from './short-part.tsx'

const ADVANCE = 'POST /api/admin/orders/o1/advance'
const owner = { _id: 'a1', name: 'Owner', role: 'admin' as const }
const advance = {
  amount: rupees(100),
  via: 'upi' as const,
  reference: 'UTR 7',
  at: '2026-11-21T10:00:00.000Z',
  by: owner,
}

const signIn = (role: Role) => {
  session.end()
  session.start(signedInAs({ ...asha, role }))
}

const amount = () => screen.getByLabelText('Amount in ₹')
const take = () => userEvent.click(screen.getByRole('button', { name: 'Note the payment' }))

beforeEach(() => signIn('admin'))

it.each(['₹1,0 0', '-5', '0', 'ten', ''])('refuses %j before it is sent', async (typed) => {
  const api = fakeApi({})
  renderApp(<AdvancesPart order={anOrder()} />)
  if (typed) await userEvent.type(amount(), typed)
  await take()
  expect(await screen.findByText('Write the amount like 1299 or 1,299.50')).toBeTruthy()
  expect(api.sent).toEqual([])
})

it('notes what was paid ahead, and not more than is to be collected', async () => {
  const api = fakeApi({ [ADVANCE]: { status: 201, body: anOrder() } })
  renderApp(<AdvancesPart order={anOrder()} />)
  await userEvent.type(amount(), '300')
  await take()
  expect(await screen.findByText('Not more than is to be collected: ₹249')).toBeTruthy()
  await userEvent.clear(amount())
  await userEvent.type(amount(), '₹100.50')
  await userEvent.type(screen.getByLabelText(/Number of the payment/), 'UTR 7')
  await take()
  await waitFor(() =>
    expect(api.sent.map(({ call, body }) => [call, body])).toEqual([
      [ADVANCE, { amount: 100.5, via: 'upi', reference: 'UTR 7' }],
    ]),
  )
  await waitFor(() => expect(amount()).toHaveProperty('value', ''))
})

it('is folded until something is paid ahead', () => {
  const { unmount } = renderApp(<AdvancesPart order={anOrder()} />)
  expect(amount().closest('details')?.open).toBe(false)
  unmount()
  renderApp(<AdvancesPart order={anOrder({ advances: [advance], toCollect: rupees(149) })} />)
  expect(amount().closest('details')).toBeNull()
})

it('says what was paid, what is left, and why a payment is not noted', async () => {
  fakeApi({ [ADVANCE]: failure(409, 'more_than_total', 'Somebody was faster') })
  const order = anOrder({ advances: [advance], toCollect: rupees(149) })
  renderApp(<AdvancesPart order={order} />)
  expect(screen.getByText('₹100 by UPI')).toBeTruthy()
  expect(screen.getByText('Still to collect: ₹149')).toBeTruthy()
  await userEvent.type(amount(), '50')
  await take()
  expect(await screen.findByText('Somebody was faster')).toBeTruthy()
})

it('pays back what was paid ahead of a cancelled order', async () => {
  const order = anOrder({
    status: 'Cancelled',
    advances: [advance],
    refund: { amount: rupees(100), state: 'due' },
  })
  const REFUND = 'POST /api/admin/orders/o1/refund'
  const api = fakeApi({ [REFUND]: { body: order } })
  renderApp(<AdvancesPart order={order} />)
  expect(screen.getByText('To pay back: ₹100')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(api.calls()).toContain(REFUND))
})

it('of a delivered order that is short takes what is paid later, and writes off the rest for a reason', async () => {
  const short = { ...anOrder({ status: 'Delivered', toCollect: rupees(0) }), short: rupees(199) }
  const WRITE_OFF = 'POST /api/admin/orders/o1/account/write-off'
  const api = fakeApi({ [ADVANCE]: { status: 201, body: short }, [WRITE_OFF]: { body: short } })
  renderApp(<ShortPart order={short} />)
  expect(screen.getByText('Still owed: ₹199')).toBeTruthy()
  await userEvent.type(amount(), '200')
  await take()
  expect(await screen.findByText('Not more than is to be collected: ₹199')).toBeTruthy()
  await userEvent.clear(amount())
  await userEvent.type(amount(), '100')
  await take()
  const writeOff = screen.getByRole('button', { name: 'Write off ₹199' })
  await userEvent.click(writeOff)
  expect(await screen.findByText('Please say why')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Why nobody pays it'), 'Moved away')
  await userEvent.click(writeOff)
  await waitFor(() =>
    expect(api.sent.map(({ call, body }) => [call, body])).toEqual([
      [ADVANCE, { amount: 100, via: 'upi', reference: '' }],
      [WRITE_OFF, { reason: 'Moved away' }],
    ]),
  )
})

it('of an order whose exchange was sent ahead settles nothing: the goods on their way do', () => {
  fakeApi({})
  const sentAhead = { number: asOrderNumber('BR-7K42'), amount: rupees(199) }
  const asked = {
    lines: [],
    reason: 'defective',
    state: 'requested' as const,
    requestedAt: '2026-11-21T10:00:00.000Z',
    sentAhead,
  }
  const order = anOrder({ status: 'Delivered', returns: [asked] })
  renderApp(<ShortPart order={{ ...order, short: rupees(199) }} />)
  expect(screen.queryByText(/₹199/)).toBeNull()
})

it('is nothing for packers to note', () => {
  signIn('packer')
  fakeApi({})
  renderApp(<AdvancesPart order={anOrder()} />)
  expect(screen.queryByLabelText('Amount in ₹')).toBeNull()
})

it('asks for something ahead in the customer’s language, with the shop’s own UPI address', () => {
  const order = { ...anOrder({ language: 'hi' }), askAdvance: rupees(100) }
  const text = advanceMessage(order, rupees(100), { name: 'Usha', vpa: 'usha@okaxis' })
  expect(text).toContain('₹100 पहले UPI से usha@okaxis पर')
  expect(text).toContain(`upi://pay?pa=usha@okaxis&pn=Usha&am=100`)
  expect(text).toContain(`tn=${order.number}`)
  fakeApi({})
  renderApp(<AdvancesPart order={order} />)
  expect(screen.getByText('Your rule: ₹100 ahead')).toBeTruthy()
})

it('leads to the order whose goods came back', () => {
  fakeApi({})
  const swapped = { ...advance, via: 'exchange' as const, reference: 'BR-7K42' }
  renderApp(<AdvancesPart order={{ ...anOrder(), advances: [swapped] }} />)
  expect(screen.getByRole('link', { name: 'BR-7K42' }).getAttribute('href')).toContain('q=BR-7K42')
})
