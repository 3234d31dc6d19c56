import type { Role } from '@bartan/contract/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ReturningParcels } from './returning-parcels.tsx'

const owner = { _id: 'a1', name: 'Owner', role: 'admin' as const }
const NOW = Date.parse('2026-11-23T10:00:00.000Z')

const refused = (_id: string, at: string) => ({
  ...anOrder({
    _id,
    status: 'Cancelled',
    cancelReason: 'refused',
    statusHistory: [{ status: 'Cancelled', at, by: owner }],
    shipment: { courier: 'Delhivery', awb: `D-${_id}`, at },
  }),
  comingBack: true,
})

const old = refused('o1', '2026-11-09T09:00:00.000Z')
const fresh = refused('o2', '2026-11-23T08:00:00.000Z')

const LIST = 'GET /api/admin/orders'
const RECEIVED = 'POST /api/admin/orders/o1/received'

const signIn = (role: Role) => {
  session.end()
  session.start(signedInAs({ ...asha, role }))
}

const show = () =>
  renderApp(<ReturningParcels />, { at: '/admin/orders/coming-back', now: () => NOW })
const cards = async () => (await screen.findAllByText(/^#o/)).map((link) => link.closest('li')!)

beforeEach(() => signIn('packer'))

it('lists what is coming back with its age, and what is to be claimed', async () => {
  const api = fakeApi({ [LIST]: { body: [old, fresh] } })
  show()
  const [first, second] = await cards()
  expect(within(first!).getByText('Coming back for 14 days')).toBeTruthy()
  expect(within(first!).getByText('Claim it at the courier')).toBeTruthy()
  expect(within(second!).getByText('Refused today')).toBeTruthy()
  expect(within(second!).queryByText('Claim it at the courier')).toBeNull()
  expect(api.sent[0]?.query).toMatchObject({ comingBack: 'true', sort: 'oldest' })
})

it('receives a parcel by one press, and keeps its place so that the next ones don’t move', async () => {
  const { comingBack: _, ...order } = old
  const line = { productId: 'thali', size: 'Small', color: 'Red', quantity: 1, restock: true }
  const received = { at: '2026-11-23T10:00:00.000Z', by: owner, lines: [line] }
  const api = fakeApi({ [LIST]: { body: [old] }, [RECEIVED]: { body: { ...order, received } } })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Parcel o1 received' }))
  expect(await screen.findByText(/^Received .* by Owner$/)).toBeTruthy()
  const restock = screen.getByRole('button', { name: 'Back to stock', pressed: true })
  expect(restock.closest('fieldset')?.disabled).toBe(true)
  expect(api.sent.find(({ call }) => call === RECEIVED)?.body).toEqual({ lines: [] })
  expect(screen.queryByRole('button', { name: 'Parcel o1 received' })).toBeNull()
})

it('notes what came back damaged', async () => {
  const api = fakeApi({ [LIST]: { body: [old] }, [RECEIVED]: failure(409, 'conflict', 'No') })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Damaged' }))
  await userEvent.click(screen.getByRole('button', { name: 'Parcel o1 received' }))
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === RECEIVED)?.body).toEqual({
      lines: [{ productId: 'thali', size: 'Small', color: 'Red', restock: false }],
    }),
  )
  expect(screen.getByRole('button', { name: 'Parcel o1 received' })).toBeTruthy()
})

it('lets accountants read, and receive nothing', async () => {
  signIn('accounts')
  fakeApi({ [LIST]: { body: [old] } })
  show()
  expect(await screen.findByText('#o1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /received/ })).toBeNull()
})
