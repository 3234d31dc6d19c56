import { describe, expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { timelineOf } from './timeline.ts'

const shop = { _id: 'a1', name: 'Owner', role: 'admin' } as const
const titles = (steps: { title: string }[]) => steps.map(({ title }) => title)

describe('the timeline of an order', () => {
  it('begins with Processing and expects shipping and delivery', () => {
    const { past, toCome } = timelineOf(anOrder())
    expect(titles(past)).toEqual(['Processing'])
    expect(titles(toCome)).toEqual(['On its way', 'Arrival'])
    expect(toCome[1]?.expectedAt).toBe('2026-11-21T10:00:00.000Z')
  })

  it('tells of returns where they happened, and who answered', () => {
    const [placed] = anOrder().statusHistory
    const order = anOrder({
      status: 'Delivered',
      statusHistory: [placed!, { status: 'Delivered', at: '2026-11-21T10:00:00.000Z', by: shop }],
      returns: [
        {
          lines: [{ productId: 'thali', size: 'Small', color: 'Red', quantity: 2 }],
          reason: 'Too small',
          state: 'accepted',
          requestedAt: '2026-11-22T10:00:00.000Z',
          decidedAt: '2026-11-22T12:00:00.000Z',
          decidedBy: shop,
        },
      ],
    })
    const { past, toCome } = timelineOf(order)
    expect(titles(past)).toEqual(['Processing', 'Arrived', 'Return requested', 'Return accepted'])
    expect(past[1]?.detail).toBe('by the shop')
    expect(past[2]?.detail).toBe('2 items: Too small')
    expect(toCome).toEqual([])
  })
})

it('tells why something comes back, why not, and what was paid back', () => {
  const asked = {
    lines: [{ productId: 'p', size: '', color: '', quantity: 1 }],
    reason: 'defective',
    note: 'It leaks',
    requestedAt: '2026-01-06T00:00:00.000Z',
    decidedAt: '2026-01-07T00:00:00.000Z',
  }
  const by = { _id: 'a', name: 'Owner', role: 'admin' as const }
  const { past } = timelineOf(
    anOrder({
      returns: [
        { ...asked, state: 'declined', declineReason: 'It was used' },
        {
          ...asked,
          state: 'accepted',
          requestedAt: '2026-01-08T00:00:00.000Z',
          decidedAt: '2026-01-09T00:00:00.000Z',
          refund: 90,
          refundState: 'paid',
          refundPaid: { via: 'upi', reference: 'U1', at: '2026-01-10T00:00:00.000Z', by },
        },
      ],
      reductions: [
        {
          at: '2026-01-05T00:00:00.000Z',
          by,
          lines: [{ productId: 'q', size: '', color: '', name: 'Lid', quantity: 2 }],
          totalBefore: 290,
          totalAfter: 200,
        },
      ],
    }),
  )
  expect(past.slice(0, 6).map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    'Items taken out by the shop: 2 × Lid. New total: ₹200',
    'Return requested: 1 item: It is damaged or does not work – It leaks',
    'Return declined: It was used',
    'Return requested: 1 item: It is damaged or does not work – It leaks',
    'Return accepted: ₹90 back',
    'Money paid back: ₹90 · by UPI · U1',
  ])
})
