import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Cash } from './components/cash.tsx'

const sums = { toCollect: 300, collected: 900, byUpi: 300, handedOver: 200, open: 400, short: 0 }
const report = {
  from: '2026-11-16',
  to: '2026-11-22',
  rows: [{ day: '2026-11-22', courier: 'Delhivery', ...sums }],
  totals: sums,
  handovers: [
    {
      _id: 'h1',
      day: '2026-11-22',
      courier: 'Delhivery',
      amount: 200,
      reference: 'Slip 7',
      at: '2026-11-22T10:00:00.000Z',
      by: { _id: 'a1', name: 'Owner', role: 'admin' },
    },
  ],
}

const none = { holders: [], open: 0, overdue: 0, usualDays: 7 }
const PARTS = {
  'GET /api/admin/cash/holders': { body: none },
  'GET /api/admin/cash/parcels': { body: [] },
}

signInBeforeEach('admin')

it('shows what is still with a courier, and puts it into the form, also once it was saved', async () => {
  const api = fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'POST /api/admin/cash/handovers': { status: 201, body: report.handovers[0] },
  })
  renderApp(<Cash />)
  const table = await screen.findByRole('table', { name: 'Cash by day and courier' })
  expect(within(table).getByText('₹400')).toBeTruthy()
  expect(screen.getByText(/Slip 7/)).toBeTruthy()
  const record = () =>
    fireEvent.click(within(table).getByRole('button', { name: /Record handover/ }))
  record()
  expect(screen.getByLabelText('Amount in ₹')).toHaveProperty('value', '400')
  fireEvent.click(screen.getByRole('button', { name: 'Save handover' }))
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      key: expect.any(String),
      day: '2026-11-22',
      courier: 'Delhivery',
      amount: 400,
      reference: '',
    }),
  )
  await waitFor(() => expect(screen.getByLabelText('Amount in ₹')).toHaveProperty('value', ''))
  record()
  expect(screen.getByLabelText('Amount in ₹')).toHaveProperty('value', '400')
})

it('tells who holds cash, since when, and what is overdue, and leads to those days', async () => {
  const holders = [
    { courier: 'Delhivery', open: 9309.5, since: '2026-11-01', overdue: 2310 },
    { courier: '', open: 1000, since: '2026-11-20', overdue: 0 },
  ]
  const held = { holders, open: 10_309.5, overdue: 2310, usualDays: 5 }
  fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'GET /api/admin/cash/holders': { body: held },
  })
  renderApp(<Cash />)
  const section = within(await screen.findByRole('region', { name: 'Who holds cash' }))
  expect(await section.findByText('₹10,309.50')).toBeTruthy()
  expect(section.getByText('More than 5 days old')).toBeTruthy()
  const [, first, second] = section.getAllByRole('row')
  expect(first?.textContent).toContain('Delhivery')
  expect(within(first!).getByText('₹2,310')).toBeTruthy()
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/admin/cash?from=2026-11-01')
  expect(second?.textContent).toContain('Own delivery')
})

it('names no courier for cash that own deliveries may owe', async () => {
  fakeApi({ ...PARTS, 'GET /api/admin/cash': { body: report } })
  renderApp(<Cash />)
  const table = await screen.findByRole('table', { name: 'Cash by day and courier' })
  expect(within(table).getByRole('columnheader', { name: 'Not handed over yet' })).toBeTruthy()
  expect(screen.queryByText(/with (?:the )?courier/)).toBeNull()
})

it('leads from each sum to the orders that it is made of', async () => {
  fakeApi({ ...PARTS, 'GET /api/admin/cash': { body: report } })
  renderApp(<Cash />)
  const table = await screen.findByRole('table', { name: 'Cash by day and courier' })
  const linkOf = (name: string) => within(table).getByRole('link', { name }).getAttribute('href')
  const collected = '/admin/orders?status=Delivered&cash=2026-11-22&courier=Delhivery'
  expect(linkOf('₹300')).toBe('/admin/orders?status=Shipped&cash=2026-11-22&courier=Delhivery')
  for (const name of ['₹900', '₹200', '₹400']) expect(linkOf(name)).toBe(collected)
  expect(linkOf('of that by UPI: ₹300')).toBe(`${collected}&collected=upi`)
  const totals = screen.getAllByRole('link', { name: /₹/ }).filter((one) => !table.contains(one))
  const ofDays = 'cash=2026-11-16&cashTo=2026-11-22'
  expect(totals.map((one) => one.getAttribute('href'))).toEqual([
    `/admin/orders?status=Shipped&${ofDays}`,
    `/admin/orders?status=Delivered&${ofDays}`,
    `/admin/orders?status=Delivered&${ofDays}&collected=upi`,
    // Of the handover.
    collected,
  ])
})

it('leads nowhere from sums of nothing', async () => {
  const totals = Object.fromEntries(Object.keys(sums).map((name) => [name, 0]))
  fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: { ...report, totals, rows: [], handovers: [] } },
  })
  renderApp(<Cash />)
  await waitFor(() => expect(screen.getAllByText('₹0')).toHaveLength(5))
  expect(screen.queryAllByRole('link', { name: /₹0/ })).toEqual([])
})

const now = () => Date.parse('2026-11-23T10:00:00.000Z')

it.each([
  ['2026-11-22', '2026-11-16'],
  // Until today.
  ['2026-11-24', ''],
])('says of days from %s to %s what is wrong, and asks for nothing', async (from, to) => {
  const api = fakeApi({ ...PARTS, 'GET /api/admin/cash': { body: report } })
  renderApp(<Cash />, { at: `/admin/cash?from=${from}&to=${to}`, now })
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy()
  expect(api.sent.filter(({ call }) => call === 'GET /api/admin/cash')).toEqual([])
})

it('saves a handover without https, too', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const api = fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'POST /api/admin/cash/handovers': { status: 201, body: report.handovers[0] },
  })
  renderApp(<Cash />)
  await userEvent.type(await screen.findByLabelText('Amount in ₹'), '90')
  await userEvent.click(screen.getByRole('button', { name: 'Save handover' }))
  const key = expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/)
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      key,
      amount: 90,
    }),
  )
})

it.each(['₹1,299.50', '१,२९९.५०'])('takes %s for an amount', async (typed) => {
  const api = fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'POST /api/admin/cash/handovers': { status: 201, body: report.handovers[0] },
  })
  renderApp(<Cash />)
  await screen.findByRole('table', { name: 'Cash by day and courier' })
  await userEvent.type(screen.getByLabelText('Amount in ₹'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Save handover' }))
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      amount: 1299.5,
    }),
  )
})

it('repeats a handover whose answer was lost under the same key, and the next under another', async () => {
  const api = fakeApi({
    'GET /api/admin/cash': { body: { ...report, rows: [], handovers: [] } },
    'POST /api/admin/cash/handovers': failure(500, 'internal', 'No'),
  })
  renderApp(<Cash />)
  const amount = await screen.findByLabelText('Amount in ₹')
  const keys = () =>
    api.sent
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ body }) => (body as { key: string }).key)
  const save = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Save handover' }))
    await waitFor(() => expect(keys()).toHaveLength(times))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save handover' })).toBeTruthy())
  }
  fireEvent.change(amount, { target: { value: '90' } })
  await save(1)
  api.answers['POST /api/admin/cash/handovers'] = { status: 201, body: report.handovers[0] }
  await save(2)
  await waitFor(() => expect(amount).toHaveProperty('value', ''))
  fireEvent.change(amount, { target: { value: '90' } })
  await save(3)
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

it('asks for an amount, and leads to its field', async () => {
  fakeApi({ ...PARTS, 'GET /api/admin/cash': { body: { ...report, rows: [], handovers: [] } } })
  renderApp(<Cash />)
  expect(await screen.findByText('No cash in these days')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save handover' }))
  expect(screen.getByText('Please enter an amount above 0')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Amount in ₹'), { target: { value: '12,99' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save handover' }))
  expect(screen.getByText('Write the amount like 1299 or 1,299.50')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Amount in ₹'))
})

it('saves the report as the server wrote it, for the days that are shown', async () => {
  const api = fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'GET /api/admin/cash.csv': { body: 'day,courier' },
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:cash', revokeObjectURL: () => {} }),
  )
  // The tests' browser would go to the file instead of saving it.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  renderApp(<Cash />)
  await screen.findByRole('table', { name: 'Cash by day and courier' })
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(api.sent.find(({ call }) => call === 'GET /api/admin/cash.csv')?.query).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
  })
})

const amount = () => screen.findByLabelText<HTMLInputElement>('Amount in ₹')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save handover' }))

it('keeps a handover that is not saved yet, and repeats it under its key after a reload', async () => {
  const api = fakeApi({
    ...PARTS,
    'GET /api/admin/cash': { body: report },
    'POST /api/admin/cash/handovers': failure(500, 'internal', 'No'),
  })
  const bodies = () =>
    api.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  const { unmount } = renderApp(<Cash />)
  await userEvent.type(await amount(), '90')
  await save()
  await waitFor(() => expect(bodies()).toHaveLength(1))
  unmount()
  const again = renderApp(<Cash />)
  expect((await amount()).value).toBe('90')
  api.answers['POST /api/admin/cash/handovers'] = { status: 201, body: report.handovers[0] }
  await save()
  await waitFor(async () => expect((await amount()).value).toBe(''))
  expect(bodies()[1]).toEqual(bodies()[0])
  again.unmount()
  renderApp(<Cash />)
  expect((await amount()).value).toBe('')
})

it('asks for a courier’s payment file before the report of the days', async () => {
  fakeApi({ ...PARTS, 'GET /api/admin/cash': { body: report } })
  renderApp(<Cash />)
  const file = await screen.findByLabelText('CSV file')
  const days = screen.getByRole('group', { name: 'Days' })
  expect(file.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
