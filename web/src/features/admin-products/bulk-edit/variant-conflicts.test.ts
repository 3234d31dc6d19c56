import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { settledRows } from './bulk-conflicts.ts'

const ofSize = (size: string, countInStock: number) => ({
  sku: asSku(`TIF-${size}`),
  size,
  countInStock,
})

describe('a conflict of variants', () => {
  // Made when there were 3 and 5: S is to be 9 and to cost 80, M stays.
  const rows = [
    {
      sku: asSku('TIF'),
      variants: [
        { ...ofSize('S', 9), price: 80, countInStockWas: 3 },
        { ...ofSize('M', 5), countInStockWas: 5 },
      ],
    },
  ]
  const conflict = { sku: asSku('TIF'), outcome: 'failed', current: { countInStock: 2 } } as const
  // One of each was sold meanwhile, and another admin has added L.
  const now = [ofSize('S', 2), ofSize('M', 4), ofSize('L', 7)].map((one) => ({
    ...one,
    price: rupees(90),
  }))
  const settle = (answer: 'mine' | 'theirs', variants = now) =>
    settledRows(rows, [conflict], answer, [aProduct({ sku: asSku('TIF'), variants })])
  const untouched = [
    { ...ofSize('M', 4), countInStockWas: 4 },
    { ...ofSize('L', 7), price: 90, countInStockWas: 7 },
  ]

  it('is settled by writing only what the file moves, on the stock of now', () => {
    const moved = { ...ofSize('S', 9), price: 80, countInStockWas: 2 }
    expect(settle('mine')).toEqual([{ sku: asSku('TIF'), variants: [moved, ...untouched] }])
  })

  it('or by leaving each stock as it is, and writing the rest', () => {
    const kept = { ...ofSize('S', 2), price: 80, countInStockWas: 2 }
    expect(settle('theirs')).toEqual([{ sku: asSku('TIF'), variants: [kept, ...untouched] }])
  })

  it('brings a variant back that another has removed, or leaves it out', () => {
    const left = now.slice(0, 1)
    expect(settle('mine', left)).toMatchObject([{ variants: [{ size: 'S' }, ofSize('M', 5)] }])
    expect(settle('theirs', left)).toMatchObject([{ variants: [{ size: 'S' }] }])
  })
})
