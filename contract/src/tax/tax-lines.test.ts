import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_RATES } from '../products/declarations.ts'
import { creditLines, remainingLines } from './credit-lines.ts'
import type { CreditLine } from './credit-lines.ts'
import { saleLines } from './sale-lines.ts'
import { shareOut } from './share-out.ts'
import { taxLines, taxTotals } from './tax-lines.ts'
import type { TaxLine } from './tax-lines.ts'

const basket = fc.array(
  fc.record({
    name: fc.constant('Thing'),
    hsn: fc.constantFrom('7323', '3924', ''),
    rate: fc.constantFrom(...GST_RATES),
    price: fc.integer({ min: 1, max: 1_000_000_00 }),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
  { minLength: 1, maxLength: 8 },
)

const worthOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

const sale = fc
  .tuple(basket, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 50_00, 7_77))
  .map(([lines, part, shippingPrice]) => ({
    lines,
    discount: Math.floor(worthOf(lines) * part),
    shippingPrice,
  }))

const supply = fc.record({ isTaxed: fc.boolean(), isInterState: fc.boolean() })

const sumOf = ({ taxable, cgst, sgst, igst }: Omit<TaxLine, 'name' | 'hsn'>) =>
  taxable + cgst + sgst + igst

describe('shares', () => {
  it('add up, and none is off by a paisa', () => {
    const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(10_000_000_00), weights, (sum, parts) => {
        const shares = shareOut(sum, parts)
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum)
        const whole = parts.reduce((total, part) => total + part, 0)
        if (whole === 0) return
        for (const [place, share] of shares.entries())
          expect(Math.abs(share - (sum * (parts[place] ?? 0)) / whole)).toBeLessThan(1.001)
      }),
    )
  })
})

const exact = (gross: number, rate: number) => (gross * 100) / (100 + rate)

describe('a document of a sale', () => {
  it('adds up to what was paid, in each line and in the whole', () => {
    fc.assert(
      fc.property(sale, supply, (sold, how) => {
        const lines = taxLines(saleLines(sold), how)
        for (const line of lines) expect(sumOf(line)).toBe(line.gross)
        const totals = taxTotals(lines)
        expect(totals.total).toBe(worthOf(sold.lines) - sold.discount + sold.shippingPrice)
        expect(totals.taxable + totals.cgst + totals.sgst + totals.igst).toBe(totals.total)
      }),
    )
  })

  it('has whole amounts, none below nothing, and taxes of the right kind', () => {
    fc.assert(
      fc.property(sale, supply, (sold, how) => {
        const lines = taxLines(saleLines(sold), how)
        for (const { taxable, cgst, sgst, igst, gross } of lines)
          for (const amount of [taxable, cgst, sgst, igst, gross]) {
            expect(amount).toBeGreaterThanOrEqual(0)
            expect(Number.isInteger(amount)).toBe(true)
          }
        const { cgst, sgst, igst } = taxTotals(lines)
        expect(how.isTaxed || cgst + sgst + igst === 0).toBe(true)
        expect(how.isInterState ? cgst + sgst : igst).toBe(0)
      }),
    )
  })

  it('halves the tax to a paisa, in each line and in the whole', () => {
    fc.assert(
      fc.property(sale, (sold) => {
        const lines = taxLines(saleLines(sold), { isTaxed: true, isInterState: false })
        for (const { cgst, sgst } of [...lines, taxTotals(lines)])
          expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is taxed by gross × 100 / (100 + rate): each line within a paisa, each rate to the paisa', () => {
    fc.assert(
      fc.property(sale, (sold) => {
        const lines = taxLines(saleLines(sold), { isTaxed: true, isInterState: true })
        for (const { taxable, gross, rate } of lines)
          expect(Math.abs(taxable - exact(gross, rate))).toBeLessThan(1.0001)
        for (const rate of GST_RATES) {
          const { taxable, total } = taxTotals(lines.filter((line) => line.rate === rate))
          expect(Math.abs(taxable - exact(total, rate))).toBeLessThanOrEqual(0.5001)
        }
      }),
    )
  })
})

/** Returns of some units, each for its part of what was paid, and then the rest. */
describe('credit notes', () => {
  it('take back in all what was sold, whatever came back first', () => {
    fc.assert(
      fc.property(sale, supply, fc.array(fc.nat(9), { maxLength: 8 }), (sold, how, wishes) => {
        const lines = taxLines(saleLines(sold), how)
        const credited: CreditLine[] = []
        for (const wish of wishes) {
          const of = wish % sold.lines.length
          const line = lines[of]
          const done = credited.filter((credit) => credit.of === of)
          const [units, paid] = (['quantity', 'gross'] as const).map((field) =>
            done.reduce((sum, credit) => sum + credit[field], 0),
          )
          if (!line || line.quantity - (units ?? 0) < 1) continue
          const refund = Math.min(Math.round(line.gross / line.quantity), line.gross - (paid ?? 0))
          const note = creditLines(lines, [{ of, quantity: 1 }], { ...how, refund })
          expect(taxTotals(note).total).toBe(refund)
          for (const credit of note) expect(sumOf(credit)).toBe(credit.gross)
          credited.push(...note)
        }
        const rest = remainingLines(lines, credited, how)
        for (const line of rest) {
          expect(sumOf(line)).toBe(line.gross)
          expect(line.gross).toBeGreaterThanOrEqual(0)
        }
        expect(taxTotals([...credited, ...rest]).total).toBe(taxTotals(lines).total)
      }),
    )
  })

  it('mirror the document where nothing came back before', () => {
    fc.assert(
      fc.property(sale, supply, (sold, how) => {
        const lines = taxLines(saleLines(sold), how)
        expect(taxTotals(remainingLines(lines, [], how))).toEqual(taxTotals(lines))
      }),
    )
  })
})

const oneOf = (price: number, rate: number, isInterState: boolean) => {
  const lines = [{ name: 'Kadhai', hsn: '7323', rate, price, quantity: 1 }]
  return taxLines(saleLines({ lines, discount: 0, shippingPrice: 0 }), {
    isTaxed: true,
    isInterState,
  })
}

describe('golden cases', () => {
  it.each([
    [349_00, 18, false, { taxable: 295_76, cgst: 26_62, sgst: 26_62, igst: 0 }],
    [349_00, 18, true, { taxable: 295_76, cgst: 0, sgst: 0, igst: 53_24 }],
    [299_00, 12, false, { taxable: 266_96, cgst: 16_02, sgst: 16_02, igst: 0 }],
    [100_00, 5, true, { taxable: 95_24, cgst: 0, sgst: 0, igst: 4_76 }],
    [100_00, 0, false, { taxable: 100_00, cgst: 0, sgst: 0, igst: 0 }],
    [1000_00, 0.25, true, { taxable: 997_51, cgst: 0, sgst: 0, igst: 2_49 }],
  ])('%d paise at %d %%, to another state: %s', (price, rate, isInterState, expected) => {
    expect(oneOf(price, rate, isInterState)).toMatchObject([expected])
  })

  it('shares delivery out by the value of the goods at each rate', () => {
    const lines = [
      { name: 'Kadhai', hsn: '7323', rate: 5, price: 300_00, quantity: 1 },
      { name: 'Bucket', hsn: '3924', rate: 18, price: 100_00, quantity: 1 },
    ]
    expect(saleLines({ lines, discount: 40_00, shippingPrice: 50_00 })).toEqual([
      { name: 'Kadhai', hsn: '7323', rate: 5, quantity: 1, gross: 270_00 },
      { name: 'Bucket', hsn: '3924', rate: 18, quantity: 1, gross: 90_00 },
      { name: 'Delivery', hsn: '7323', rate: 5, quantity: 1, gross: 37_50 },
      { name: 'Delivery', hsn: '3924', rate: 18, quantity: 1, gross: 12_50 },
    ])
  })
})
