import { describe, expect, it } from 'vitest'
import { paise, rupees } from '../../shared/money.ts'
import { gstRateOn } from './declarations.ts'
import {
  changesInForce,
  withRateChanges,
  withRateChangesInRupees,
  priceAfterChange,
  withCurrentRate,
  withSaleRate,
  type Rated,
  type RateChange,
} from './rate-changes.ts'

const FROM = '2025-09-22'
const change = (more: Partial<RateChange> = {}): RateChange => ({
  rate: 12,
  to: 5,
  from: FROM,
  prices: 'move',
  ...more,
})
const pan = { price: paise(34_900), gstRate: 12 }

describe('a price that moves', () => {
  it.each([
    // 349 × 105 / 112 = 327.1875
    [34_900, 12, 5, undefined, 32_700],
    // Not in whole rupees before, and not after: 99.50 × 118 / 128 = 91.7265…
    [9950, 28, 18, undefined, 9173],
    // Half up: 1.50 × 105 / 112 = 1.40625, and a rupee stays one.
    [150, 12, 5, undefined, 141],
    [100, 28, 5, undefined, 100],
    // Up, and not above what is printed on it: 560 × 118 / 112 = 590.
    [56_000, 12, 18, undefined, 59_000],
    [56_000, 12, 18, paise(57_500), 57_500],
    [10_000, 0.25, 1.5, undefined, 10_100],
  ])('%d at %d %% is at %d %%, with an MRP of %s, %d', (price, rate, to, mrp, moved) => {
    expect(priceAfterChange(paise(price), { rate, to }, mrp)).toBe(moved)
  })

  it('leaves what a seller keeps within half a rupee, for every price and pair of rates', () => {
    for (let price = 100; price < 200_000; price += 1700)
      for (const [rate, to] of [
        [12, 5],
        [28, 18],
        [12, 18],
        [28, 40],
        [18, 40],
        [5, 0],
      ] as const) {
        const moved = priceAfterChange(paise(price), { rate, to })
        const kept = (moved * 100) / (100 + to) - (price * 100) / (100 + rate)
        expect(Math.abs(kept)).toBeLessThanOrEqual(moved === 100 ? 100 : 50)
      }
  })
})

describe('a product', () => {
  it('is the very same before the day, at another rate, and once it is of that day', () => {
    expect(changesInForce([change()], '2025-09-21')).toEqual([])
    for (const other of [
      { ...pan, gstRate: 18 },
      { price: pan.price },
      { ...pan, ratedOn: FROM },
      // Its own next rate is an exception.
      { ...pan, gstRateNext: { rate: 18, from: FROM } },
    ])
      expect(withRateChanges(other, [change()])).toBe(other)
  })

  it('has rate and price of the day, from both of which it does not move again', () => {
    const moved = withRateChanges(pan, [change()])
    expect(moved).toMatchObject({ price: 32_700, gstRate: 5, ratedOn: FROM })
    expect(withRateChanges(moved, [change()])).toBe(moved)
    const stays = withRateChanges(pan, [change({ prices: 'stay' })])
    expect(stays).toMatchObject({ price: 34_900, gstRate: 5 })
  })

  it('takes one change a day, and each of several days in their order', () => {
    const chain = [change({ rate: 5, to: 18 }), change()]
    expect(withCurrentRate({ gstRate: 12 }, changesInForce(chain, FROM))).toMatchObject({
      gstRate: 5,
    })
    const later = [change({ rate: 5, to: 18, from: '2026-01-01' }), change()]
    const begun = changesInForce(later, '2026-02-01')
    expect(withCurrentRate({ gstRate: 12 }, begun)).toMatchObject({
      gstRate: 18,
      ratedOn: '2026-01-01',
    })
    // One that was entered in between was of that day.
    expect(withCurrentRate({ gstRate: 12, ratedOn: '2025-12-01' }, begun)).toMatchObject({
      gstRate: 12,
    })
    const own = { gstRate: 18, gstRateNext: { rate: 12, from: '2025-09-01' } }
    expect(withCurrentRate(own, [change()])).toMatchObject({ gstRate: 5, gstRateNext: undefined })
  })

  it('is remembered by a line with the rate of before', () => {
    const begun = changesInForce(
      [change(), change({ rate: 5, to: 18, from: '2026-01-01' })],
      '2026-02-01',
    )
    const sold = withSaleRate<Rated>({ gstRate: 12 }, begun)
    expect(['2025-12-31', '2026-01-01'].map((day) => gstRateOn(sold, day))).toEqual([5, 18])
    expect(withCurrentRate(sold, begun)).toBe(sold)
    const later = { rate: 3, from: '2026-03-01' }
    expect(withSaleRate<Rated>({ gstRate: 12, gstRateNext: later }, [change()])).toMatchObject({
      gstRate: 5,
      gstRateNext: later,
    })
  })

  it('keeps its former price while that is above, and tells its rise to sales', () => {
    const up = change({ rate: 12, to: 18 })
    const dear = { ...pan, price: paise(56_000), originalPrice: paise(60_000) }
    expect(withRateChanges(dear, [up])).toMatchObject({ price: 59_000, originalPrice: 60_000 })
    const near = { ...dear, originalPrice: paise(57_000) }
    expect(withRateChanges(near, [up])).toMatchObject({ originalPrice: undefined })
  })

  it('moves with all its variants, each below its own MRP', () => {
    const variants = [
      { size: 'Small', countInStock: 1, price: rupees(112), mrp: rupees(115) },
      { size: 'Large', countInStock: 1, price: rupees(224) },
    ]
    const product = { gstRate: 12, price: rupees(112), priceMax: rupees(224), variants }
    expect(withRateChangesInRupees(product, [change({ to: 18 })])).toMatchObject({
      price: 115,
      priceMax: 236,
      gstRate: 18,
      variants: [{ price: 115 }, { price: 236 }],
    })
  })
})
