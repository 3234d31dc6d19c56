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
