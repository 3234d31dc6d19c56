import type { StaffOrder } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Orders } from './list/orders.tsx'
import { VIEWS } from './list/views.ts'

const TO_CONFIRM = `/admin/orders?${String(new URLSearchParams(VIEWS.toConfirm.filters))}`

const show = (at = '/admin/orders') => renderApp(<Orders />, { at, toasts: true })

const confirmed = { state: 'confirmed' as const, attempts: 0 }
const order = (_id: string, more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({ _id }),
  ...more,
})
const all = ({ body }: { body: unknown }) => ({
  body: { done: (body as { ids: string[] }).ids, refused: [] },
})

const desk = (orders: readonly StaffOrder[], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/admin/orders': { body: orders, headers: { 'x-total-count': String(orders.length) } },
    'POST /api/admin/orders/confirmations': all,
    'POST /api/admin/orders/packed': all,
    'POST /api/admin/orders/bulk': all,
    ...more,
  })

const bodiesTo = (api: ReturnType<typeof fakeApi>, wanted: string) =>
  api.sent.filter(({ call }) => call === wanted).map(({ body }) => body)
const rowOf = async (id: string) =>
  (await screen.findByRole('link', { name: `#${id}` })).closest('tr') as HTMLElement
const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }))

/** What became of the earlier orders of a phone. */
const facts = (orders: number, delivered: number, refused: number) => ({
  phoneFacts: { orders, delivered, refused },
})

signInBeforeEach('admin')

it('names colors and sizes in the language of the page', async () => {
  addTexts('en', { words: { Scarlet: 'लाल' } })
  const choice = { name: 'Steel Thali', size: 'Small', color: 'Scarlet' }
  desk([order('a', { orderItems: anOrder().orderItems.map((line) => ({ ...line, ...choice })) })])
  show()
  expect((await rowOf('a')).textContent).toContain('Steel Thali (लाल · Small)')
})

it('keeps the place of what is known of an order only in the list where it was confirmed', async () => {
  const api = desk([order('a', facts(1, 0, 0))])
  show(TO_CONFIRM)
  await press(await rowOf('a'), 'Confirm')
  expect(await within(await rowOf('a')).findByText('To pack')).toBeTruthy()
  expect(within(await rowOf('a')).queryAllByText('New number')).not.toEqual([])
  api.answers['GET /api/admin/orders'] = {
    body: [order('a', { ...facts(1, 0, 0), confirmation: confirmed })],
    headers: { 'x-total-count': '1' },
  }
  await userEvent.click(screen.getByRole('link', { name: /^To pack/ }))
  await within(await rowOf('a')).findByRole('button', { name: 'Packed' })
  expect(within(await rowOf('a')).queryAllByText('New number')).toEqual([])
})

it('chooses the order that a finger is held on', async () => {
  desk([order('a'), order('b')])
  show()
  const row = await rowOf('a')
  vi.useFakeTimers()
  fireEvent.pointerDown(row, { pointerType: 'touch', isPrimary: true })
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  vi.useRealTimers()
  expect(within(row).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

describe('the one next step', () => {
  it('goes from confirming to delivery', async () => {
    const api = desk([order('o1')])
    show()
    await press(await rowOf('o1'), 'Confirm')
    await press(await rowOf('o1'), 'Packed')
    await press(await rowOf('o1'), 'Ship')
    const sheet = screen.getByRole('dialog', { name: 'Ship o1' })
    await userEvent.type(within(sheet).getByLabelText('Courier'), 'Delhivery')
    await press(sheet, 'Ship')
    const [deliver] = await within(await rowOf('o1')).findAllByRole('button', {
      name: TEXTS.markDelivered,
    })
    await userEvent.click(deliver as HTMLElement)
    expect(await screen.findByText('o1 is delivered, paid in cash')).toBeTruthy()
    expect(bodiesTo(api, 'POST /api/admin/orders/confirmations')).toEqual([
      { ids: ['o1'], state: 'confirmed', from: 'unasked', via: 'call' },
    ])
    expect(bodiesTo(api, 'POST /api/admin/orders/packed')).toEqual([{ ids: ['o1'], packed: true }])
    expect(bodiesTo(api, 'POST /api/admin/orders/bulk')).toEqual([
      { ids: ['o1'], status: 'Shipped', from: 'Processing', courier: 'Delhivery' },
      { ids: ['o1'], status: 'Delivered', from: 'Shipped', collected: { by: 'cash' } },
    ])
  })

  it('is undone by a step back, based on what was done', async () => {
    const api = desk([order('o1', { confirmation: { state: 'unreachable', attempts: 2 } })])
    show()
    await press(await rowOf('o1'), 'Confirm')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(await rowOf('o1')).findByRole('button', { name: 'Confirm' })).toBeTruthy()
    expect(bodiesTo(api, 'POST /api/admin/orders/confirmations').at(-1)).toEqual({
      ids: ['o1'],
      state: 'unreachable',
      from: 'confirmed',
      takesBack: true,
    })
  })

  it('leaves an order in its place, done, where it does not belong any more', async () => {
    desk([order('o1'), order('o2')])
    show(TO_CONFIRM)
    await press(await rowOf('o1'), 'Confirm')
    await screen.findByText('o1 is confirmed')
    expect(within(await rowOf('o1')).queryByRole('button', { name: 'Packed' })).toBeNull()
    expect(within(await rowOf('o2')).getByRole('button', { name: 'Confirm' })).toBeTruthy()
  })

  it('sends the parcel number of a single order', async () => {
    const toShip = order('o1', { confirmation: confirmed, packedAt: '2026-11-21T10:00:00.000Z' })
    const api = desk([toShip], { 'PUT /api/admin/orders/o1/shipment': { body: toShip } })
    show()
    await press(await rowOf('o1'), 'Ship')
    const sheet = screen.getByRole('dialog', { name: 'Ship o1' })
    await press(sheet, 'Scan')
    const scanner = screen.getByRole('dialog', { name: 'Hold the bar code before the camera' })
    await userEvent.type(within(scanner).getByLabelText('Or type the number'), 'D123{Enter}')
    expect(within(sheet).queryByText('Please say whose parcel number it is')).toBeNull()
    await press(sheet, 'Ship')
    expect(within(sheet).getByText('Please say whose parcel number it is')).toBeTruthy()
    const courier = within(sheet).getByLabelText('Courier')
    expect(document.activeElement).toBe(courier)
    await userEvent.type(courier, 'DTDC')
    await press(sheet, 'Ship')
    expect(await screen.findByText('o1 is shipped')).toBeTruthy()
    expect(bodiesTo(api, 'PUT /api/admin/orders/o1/shipment')).toEqual([
      { courier: 'DTDC', awb: 'D123', from: 'Processing' },
    ])
  })
})

describe('several orders', () => {
  it('take a step together, and those that were refused are told one by one', async () => {
    addTexts('en', { reasons: { faster: 'Somebody else was faster' } })
    const api = desk([order('o1'), order('o2'), order('o3', { status: 'Delivered' })], {
      'POST /api/admin/orders/confirmations': {
        body: {
          done: ['o1'],
          refused: [{ id: 'o2', message: 'Server’s English', reason: 'faster' }],
        },
      },
      'GET /api/orders/o2': { body: order('o2', { status: 'Cancelled' }) },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose all 3' }))
    expect(screen.getByRole('region', { name: '3 chosen' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm 2' }))
    const how = await screen.findByRole('dialog', { name: 'How were 2 orders confirmed?' })
    await userEvent.click(within(how).getByRole('button', { name: 'By WhatsApp' }))
    const told = await screen.findByRole('dialog', { name: 'One order was left as it is' })
    expect(told.textContent).toContain('#o2: Somebody else was faster')
    expect(bodiesTo(api, 'POST /api/admin/orders/confirmations')).toMatchObject([
      { ids: ['o1', 'o2'], state: 'confirmed', via: 'whatsapp' },
    ])
    await waitFor(async () =>
      expect(within(await rowOf('o2')).getAllByText('Cancelled').length).toBeGreaterThan(1),
    )
  })

  it('are chosen beyond the first page', async () => {
    const pages = [
      { body: [order('o1')], headers: { 'x-total-count': '2', 'x-next-cursor': 'n' } },
      { body: [order('o2')], headers: { 'x-total-count': '2' } },
    ]
    desk([], {
      'GET /api/admin/orders': ({ query }) => (query['cursor'] ? pages[1] : pages[0]) as never,
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose all 2' }))
    expect(await screen.findByRole('region', { name: '2 chosen' })).toBeTruthy()
  })
})

it('keys go through the list, choose, and take the steps', async () => {
  const api = desk([order('o1'), order('o2', { confirmation: confirmed })])
  show()
  await rowOf('o1')
  await userEvent.keyboard('j')
  expect(document.activeElement?.textContent).toBe('#o1')
  await userEvent.keyboard('jp')
  expect(await screen.findByText('o2 is packed')).toBeTruthy()
  expect(bodiesTo(api, 'POST /api/admin/orders/packed')).toEqual([{ ids: ['o2'], packed: true }])
  await userEvent.keyboard('kx')
  expect(screen.getByRole('region', { name: '1 chosen' })).toBeTruthy()
  await userEvent.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy()
})

describe('the queue of what is to confirm', () => {
  it('is ordered by what became of earlier orders, in plain words', async () => {
    desk([
      order('known', facts(4, 3, 0)),
      order('new', facts(1, 0, 0)),
      order('bad', facts(3, 1, 2)),
    ])
    show(TO_CONFIRM)
    await rowOf('bad')
    const links = screen.getAllByRole('link', { name: /^#/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(['#bad', '#new', '#known'])
    expect(screen.getAllByText('2 of 3 refused')).not.toEqual([])
    expect(screen.getAllByText('New number')).not.toEqual([])
    expect(screen.getAllByText('3 of 3 delivered')).not.toEqual([])
  })

  it('counts who did not answer, and cancels what was declined', async () => {
    const api = desk([order('o1'), order('o2')])
    show(TO_CONFIRM)
    await press(await rowOf('o1'), 'No answer: o1')
    expect(await screen.findAllByText(/^Tried once/)).not.toEqual([])
    await press(await rowOf('o2'), 'Declined by the customer: o2')
    expect(await screen.findByText('o2 is cancelled')).toBeTruthy()
    expect(bodiesTo(api, 'POST /api/admin/orders/confirmations')).toMatchObject([
      { ids: ['o1'], state: 'unreachable' },
      { ids: ['o2'], state: 'declined' },
    ])
  })
})

it('keeps a filter under a name on this device', async () => {
  desk([order('o1')])
  const { address } = show('/admin/orders?q=Pune')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this filter' }))
  await userEvent.keyboard('Pune{Enter}')
  await userEvent.click(screen.getByRole('link', { name: 'All' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Pune' }))
  expect(address()).toBe('/admin/orders?q=Pune')
  await userEvent.click(screen.getByRole('button', { name: 'Forget Pune' }))
  expect(screen.queryByRole('link', { name: 'Pune' })).toBeNull()
})
