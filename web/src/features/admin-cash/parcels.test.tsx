import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import adminTexts from '#i18n/hi/admin.json'
import { addTexts } from '#i18n/translate.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Cash } from './components/cash.tsx'
import { CourierPayment, Parcels } from './components/parcels.tsx'

const NOW = Date.parse('2026-11-23T10:00:00.000Z')

const due = [
  { number: 'BR-1', awb: 'D1', courier: 'Delhivery', toCollect: 2310, day: '2026-11-01' },
  { number: 'BR-2', awb: 'S1', courier: 'Shiprocket', toCollect: 1000, day: '2026-11-22' },
]

const short = [
  {
    number: 'BR-3',
    awb: 'S2',
    courier: 'Shiprocket',
    toCollect: 500,
    paid: 450.5,
    day: '2026-11-20',
  },
]

const HOLDERS = 'GET /api/admin/cash/holders'
const PARCELS = 'GET /api/admin/cash/parcels'
const FILE = 'POST /api/admin/cash/remittances'

const owed = ({ query }: { query: Record<string, string> }) => ({
  body: query['state'] === 'due' ? due : short,
})

const held = { body: { holders: [], open: 0, overdue: 0, usualDays: 7 } }

const nothing = {
  matched: 0,
  short: [],
  over: [],
  unknown: [],
  twice: [],
  columns: {},
  unread: [],
  left: { total: 0, foot: 0, empty: 0 },
  adjustments: [],
  faulty: [],
}

const chooseFile = (text = 'awb,amount\r\nD1,2310') =>
  userEvent.upload(screen.getByLabelText('CSV file'), new File([text], 'paid.csv'))

const show = (language: 'en' | 'hi' = 'en') =>
  renderApp(
    <>
      <CourierPayment />
      <Parcels />
    </>,
    { at: '/admin/cash', now: () => NOW, language },
  )

signInBeforeEach('admin')

it('lists the parcels, the oldest first, and those of one courier', async () => {
  fakeApi({ [HOLDERS]: held, [PARCELS]: owed })
  show()
  const table = await screen.findByRole('table', { name: 'Parcels that are not paid for' })
  const numbers = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(numbers()).toEqual(['BR-1', 'BR-3', 'BR-2'])
  expect(within(table).getByText('₹49.50')).toBeTruthy()
  expect(await within(table).findAllByText('overdue')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Shiprocket' }))
  expect(numbers()).toEqual(['BR-3', 'BR-2'])
})

it('shows what a file pays before it is saved', async () => {
  const read = {
    ...nothing,
    matched: 1,
    short: [{ number: 'BR-3', awb: 'S2', expected: 500, paid: 450.5 }],
    over: [],
    unknown: [{ row: 4, awb: 'D-NOWHERE' }],
    twice: [{ row: 5, awb: 'D1' }],
  }
  const api = fakeApi({ [HOLDERS]: held, [PARCELS]: owed, [FILE]: { body: read } })
  show()
  await userEvent.type(await screen.findByLabelText('Courier'), 'Delhivery')
  await chooseFile()
  expect(await screen.findByText('1 parcel is paid exactly')).toBeTruthy()
  expect(screen.getByText('BR-3, S2: ₹450.50 of ₹500')).toBeTruthy()
  expect(screen.getByText('Row 4: D-NOWHERE')).toBeTruthy()
  expect(screen.getByText(/^Read: .+\.csv$/)).toBeTruthy()
  expect(screen.getByText('Row 5: D1')).toBeTruthy()
  const files = () => api.sent.filter(({ call }) => call === FILE)
  expect(files().map(({ query }) => query)).toEqual([{ courier: 'Delhivery', dryRun: 'true' }])
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 payments' }))
  await waitFor(() => expect(files()).toHaveLength(2))
  expect(files()[1]).toMatchObject({
    query: { courier: 'Delhivery', dryRun: 'false' },
    body: 'awb,amount\r\nD1,2310',
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save/ })).toBeNull())
  // What was saved stays to be looked at, until the next file.
  const file = within(
    screen.getByRole('heading', { name: 'A courier has paid' }).closest('section')!,
  )
  expect(document.activeElement).toBe(screen.getByText('The payments are saved'))
  expect(file.getByText('BR-3, S2: ₹450.50 of ₹500')).toBeTruthy()
  await chooseFile()
  expect(await file.findByRole('button', { name: 'Save 2 payments' })).toBeTruthy()
})

it('asks first whose file it is, and forgets what it read for another courier', async () => {
  const api = fakeApi({
    [HOLDERS]: held,
    [PARCELS]: owed,
    [FILE]: { body: { ...nothing, matched: 1 } },
  })
  show()
  await screen.findByLabelText('Courier')
  fireEvent.change(screen.getByLabelText('CSV file'))
  expect(screen.getByText('Please say first which courier the file is from')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Courier'))
  expect(api.calls()).not.toContain(FILE)
  await userEvent.type(screen.getByLabelText('Courier'), 'Delhivery')
  await chooseFile()
  expect(await screen.findByRole('button', { name: 'Save 1 payment' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Courier'), { target: { value: 'DTDC' } })
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
})

it('asks which column was paid where that is unsure, and remembers it for this courier alone', async () => {
  const api = fakeApi({
    [PARCELS]: owed,
    [FILE]: ({ query }: { query: Record<string, string> }) => ({
      body: { ...nothing, matched: 1, ...(!query['columns'] && { unsure: true }) },
    }),
  })
  const text = 'COD report,,\r\nAWB,COD Amount,To bank\r\nD1,2310,2300'
  localStorage.clear()
  show()
  await userEvent.type(await screen.findByLabelText('Courier'), 'Delhivery')
  await chooseFile(text)
  const choice = (await screen.findByText('Which column is which')).closest('details')
  await waitFor(() => expect(choice?.open).toBe(true))
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText(/^Paid to you/), 'To bank')
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 payment' }))
  await screen.findByText('The payments are saved')
  const columns = JSON.stringify({ paid: 'To bank' })
  const sent = () => api.sent.filter(({ call }) => call === FILE).map(({ query }) => query)
  expect(sent().at(-1)).toEqual({ courier: 'Delhivery', dryRun: 'false', columns })
  await chooseFile(text)
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ courier: 'Delhivery', dryRun: 'true', columns }),
  )
  fireEvent.change(screen.getByLabelText('Courier'), { target: { value: 'DTDC' } })
  await chooseFile(text)
  await waitFor(() => expect(sent().at(-1)).toEqual({ courier: 'DTDC', dryRun: 'true' }))
})

it('says what is wrong with a file, and offers nothing to save', async () => {
  fakeApi({
    [HOLDERS]: held,
    [PARCELS]: owed,
    [FILE]: failure(400, 'validation', 'Row 3: no amount'),
  })
  show()
  await userEvent.type(await screen.findByLabelText('Courier'), 'Delhivery')
  await chooseFile()
  expect(await screen.findByText('Row 3: no amount')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
})

it('says in the language of the page what is wrong with a row', async () => {
  addTexts('hi', adminTexts)
  const why = { code: 'invalid_input', message: 'ten is no amount', reason: 'amount_unreadable' }
  const faulty = [{ row: 3, field: 'COD', ...why, params: { text: 'ten' } }]
  fakeApi({ [HOLDERS]: held, [PARCELS]: owed, [FILE]: { body: { ...nothing, faulty } } })
  show('hi')
  await userEvent.type(await screen.findByRole('combobox'), 'Delhivery')
  const [file] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(file!, new File(['awb,COD\r\nD1,ten'], 'paid.csv'))
  expect(await screen.findByText(/COD: ten रक़म नहीं है/)).toBeTruthy()
})

const sums = { toCollect: 300, collected: 900, byUpi: 300, handedOver: 200, open: 400, short: 0 }
const delhivery = { day: '2026-11-22', courier: 'Delhivery', ...sums }

it.each([
  ['is known where one courier alone holds cash of these days', [delhivery], 'Delhivery'],
  ['is asked where own deliveries hold some, too', [delhivery, { ...delhivery, courier: '' }], ''],
  ['is asked where nobody holds any', [{ ...delhivery, open: 0 }], ''],
])('the courier of a handover %s', async (_when, rows, known) => {
  const report = { from: '2026-11-16', to: '2026-11-22', rows, totals: sums, handovers: [] }
  fakeApi({
    'GET /api/admin/cash/holders': { body: { holders: [], open: 0, overdue: 0, usualDays: 7 } },
    'GET /api/admin/cash/parcels': { body: [] },
    'GET /api/admin/cash': { body: report },
  })
  renderApp(<Cash />)
  expect((await screen.findByLabelText<HTMLInputElement>('Courier (optional)')).value).toBe(known)
})
