import type { OrderReturn } from '@bartan/contract/orders/schema'
import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { orderNumber } from '@bartan/contract/shared/order-number'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { nextOf } from './next-of.ts'
import { timelineOf } from './timeline.ts'

const shop = { _id: 'a1', name: 'Owner', role: 'admin' } as const
const titles = (steps: { title: string }[]) => steps.map(({ title }) => title)

const on = (day: string) => Date.parse(`2026-11-${day}T12:00:00+05:30`)

describe('the timeline of an order', () => {
  it('begins with the order and expects shipping and delivery', () => {
    const { past, toCome } = timelineOf('en', anOrder())
    expect(titles(past)).toEqual(['We have your order'])
    expect(titles(toCome)).toEqual(['On its way', 'Arrival'])
    expect(toCome[1]?.expectedAt).toBe('2026-11-21T10:00:00.000Z')
  })

  it('says that it is packed, when it leaves, and what comes next by when', () => {
    const order = anOrder({ isPacked: true })
    expect(titles(timelineOf('en', order, on('20')).past).at(-1)).toBe('Packed: leaves today')
    expect(titles(timelineOf('en', order, on('21')).past).at(-1)).toBe('Packed: leaves next')
    const byDay = 'It should reach you by Saturday, 21 November.'
    expect(nextOf('en', order, on('20'))).toBe(`Next, the courier picks it up. ${byDay}`)
    expect(nextOf('en', anOrder(), on('21'))).toBe(`Next, we pack it. ${byDay}`)
    const sent = anOrder({ status: 'Shipped' })
    expect(nextOf('en', sent, on('25'))).toMatch(
      /^Next, the courier delivers it\. Sorry, it is late/,
    )
    expect(nextOf('en', anOrder({ status: 'Delivered' }), on('20'))).toBeUndefined()
  })

  it('tells what was asked for in the place of goods', () => {
    const line = { productId: asProductId('thali'), size: 'Small', color: 'Red', quantity: 1 }
    const returns = [
      {
        lines: [
          { ...line, for: { size: 'Large', color: 'Red' } },
          { ...line, size: 'Medium', for: { size: 'Medium', color: 'Red' } },
        ],
        reason: 'not_wanted',
        state: 'requested' as const,
        requestedAt: '2026-11-22T10:00:00.000Z',
      },
    ]
    const { past } = timelineOf('en', anOrder({ status: 'Delivered', returns }))
    expect(past.at(-1)?.detail).toMatch(/ · Instead: Red · Large · Instead: the same again$/)
  })

  it('tells of returns where they happened, and who answered', () => {
    const [placed] = anOrder().statusHistory
    const order = anOrder({
      status: 'Delivered',
      statusHistory: [placed!, { status: 'Delivered', at: '2026-11-21T10:00:00.000Z', by: shop }],
      returns: [
        {
          lines: [{ productId: asProductId('thali'), size: 'Small', color: 'Red', quantity: 2 }],
          reason: 'Too small',
          state: 'accepted',
          requestedAt: '2026-11-22T10:00:00.000Z',
          decidedAt: '2026-11-22T12:00:00.000Z',
          decidedBy: shop,
        },
      ],
    })
    const { past, toCome } = timelineOf('en', order)
    expect(titles(past)).toEqual([
      'We have your order',
      'Arrived',
      'Return requested',
      'Return accepted',
    ])
    expect(past[1]?.detail).toBeUndefined()
    expect(past[2]?.detail).toBe('2 items: Too small')
    expect(toCome).toEqual([])
  })

  it('names the order that is sent in exchange, ahead or later, and no refund of nothing', () => {
    const asked = {
      lines: [{ productId: asProductId('thali'), size: 'Small', color: 'Red', quantity: 1 }],
      reason: 'late',
      requestedAt: '2026-11-22T10:00:00.000Z',
    }
    const swap = { number: orderNumber('7K42'), amount: rupees(300) }
    const detailOf = (more: Partial<OrderReturn>) =>
      timelineOf('en', anOrder({ returns: [{ ...asked, state: 'requested', ...more }] })).past.at(
        -1,
      )?.detail
    const ahead = '1 item: It came too late · In exchange: order BR-7K42'
    expect(detailOf({ sentAhead: swap })).toBe(ahead)
    const answer = { state: 'accepted', decidedAt: '2026-11-22T12:00:00.000Z' } as const
    const done = { ...answer, exchange: swap, refundState: 'due' } as const
    expect(detailOf({ ...done, refund: rupees(0) })).toBe('In exchange: order BR-7K42')
    const rest = 'In exchange: order BR-7K42 · ₹20 will be refunded to you'
    expect(detailOf({ ...done, refund: rupees(20) })).toBe(rest)
  })
})

it('tells why something comes back, why not, and what was paid back', () => {
  const asked = {
    lines: [{ productId: asProductId('p'), size: '', color: '', quantity: 1 }],
    reason: 'defective',
    note: 'It leaks',
    requestedAt: '2026-01-06T00:00:00.000Z',
    decidedAt: '2026-01-07T00:00:00.000Z',
  }
  const by = { _id: 'a', name: 'Owner', role: 'admin' as const }
  const { past } = timelineOf(
    'en',
    anOrder({
      returns: [
        { ...asked, state: 'declined', declineReason: 'It was used' },
        {
          ...asked,
          state: 'accepted',
          requestedAt: '2026-01-08T00:00:00.000Z',
          decidedAt: '2026-01-09T00:00:00.000Z',
          refund: rupees(90),
          refundState: 'paid',
          refundPaid: { via: 'upi', reference: 'U1', at: '2026-01-10T00:00:00.000Z', by },
        },
      ],
      reductions: [
        {
          at: '2026-01-05T00:00:00.000Z',
          by,
          lines: [{ productId: asProductId('q'), size: '', color: '', name: 'Lid', quantity: 2 }],
          totalBefore: rupees(290),
          totalAfter: rupees(200),
        },
      ],
    }),
  )
  expect(past.slice(0, 6).map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    'Items removed by the shop: 2 × Lid. New total: ₹200',
    'Return requested: 1 item: It is damaged or does not work – It leaks',
    'Return declined: It was used',
    'Return requested: 1 item: It is damaged or does not work – It leaks',
    'Return accepted: ₹90 back',
    'Refund paid: ₹90 · by UPI · U1',
  ])
})
