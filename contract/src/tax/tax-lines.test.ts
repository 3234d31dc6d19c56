import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_RATES } from '../products/law/declarations.ts'
import { paise, NO_MONEY, type Paise } from '../shared/money.ts'
import { creditLines, remainingLines, type CreditLine } from './credit-lines.ts'
import { saleLines } from './sale-lines.ts'
import { taxLines, taxTotals, type TaxLine } from './tax-lines.ts'

const basket = fc.array(
  fc.record({
    name: fc.constant('Thing'),
    hsn: fc.constantFrom('7323', '3924', ''),
    rate: fc.constantFrom(...GST_RATES),
    price: fc.integer({ min: 1, max: 1_000_000_00 }).map(paise),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
  { minLength: 1, maxLength: 8 },
)

const worthOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

const sale = fc
  .tuple(
    basket,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(NO_MONEY, paise(50_00), paise(7_77)),
  )
  .map(([lines, part, shippingPrice]) => ({
    lines,
    discount: paise(Math.floor(worthOf(lines) * part)),
    shippingPrice,
  }))

const supply = fc.record({ isTaxed: fc.boolean(), isInterState: fc.boolean() })

const sumOf = ({ taxable, cgst, sgst, igst }: Omit<TaxLine, 'name' | 'hsn'>) =>
  taxable + cgst + sgst + igst

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

  it('tells what each line was before its discount', () => {
    fc.assert(
      fc.property(sale, (sold) => {
        for (const { unitPrice = 0, quantity, discount = 0, gross } of saleLines(sold))
          expect(unitPrice * quantity - discount).toBe(gross)
      }),
    )
  })
})

/** Returns of some units, each for its part of what was paid, and then the rest. */
describe('credit notes', () => {
  it('take back in all what was sold, whatever came back first', () => {
    fc.assert(
      fc.property(sale, supply, fc.array(fc.nat(9), { maxLength: 8 }), (sold, how, picks) => {
        const lines = taxLines(saleLines(sold), how)
        const credited: CreditLine[] = []
        for (const pick of picks) {
          const of = pick % sold.lines.length
          const line = lines[of]
          const done = credited.filter((credit) => credit.of === of)
          const [units, paid] = (['quantity', 'gross'] as const).map((field) =>
            done.reduce((sum, credit) => sum + credit[field], 0),
          )
          if (!line || line.quantity - (units ?? 0) < 1) continue
          const refund = Math.min(Math.round(line.gross / line.quantity), line.gross - (paid ?? 0))
          const note = creditLines(lines, [{ of, quantity: 1, gross: paise(refund) }], how)
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

const oneOf = (price: Paise, rate: number, isInterState: boolean) => {
  const lines = [{ name: 'Kadhai', hsn: '7323', rate, price, quantity: 1 }]
  return taxLines(saleLines({ lines, discount: paise(0), shippingPrice: paise(0) }), {
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
    expect(oneOf(paise(price), rate, isInterState)).toMatchObject([expected])
  })

  it('shares delivery out by the value of the goods at each rate', () => {
    const lines = [
      { name: 'Kadhai', hsn: '7323', rate: 5, price: paise(300_00), quantity: 1 },
      { name: 'Bucket', hsn: '3924', rate: 18, price: paise(100_00), quantity: 1 },
    ]
    expect(saleLines({ lines, discount: paise(40_00), shippingPrice: paise(50_00) })).toEqual([
      {
        name: 'Kadhai',
        hsn: '7323',
        rate: 5,
        quantity: 1,
        unitPrice: 300_00,
        discount: 30_00,
        gross: 270_00,
      },
      {
        name: 'Bucket',
        hsn: '3924',
        rate: 18,
        quantity: 1,
        unitPrice: 100_00,
        discount: 10_00,
        gross: 90_00,
      },
      {
        name: 'Delivery',
        hsn: '7323',
        rate: 5,
        quantity: 1,
        unitPrice: 37_50,
        discount: 0,
        gross: 37_50,
      },
      {
        name: 'Delivery',
        hsn: '3924',
        rate: 18,
        quantity: 1,
        unitPrice: 12_50,
        discount: 0,
        gross: 12_50,
      },
    ])
  })

  it('taxes delivery at the highest rate, where the seller wants that', () => {
    const lines = [
      { name: 'Kadhai', hsn: '7323', rate: 5, price: paise(300_00), quantity: 1 },
      { name: 'Bucket', hsn: '3924', rate: 18, price: paise(100_00), quantity: 1 },
    ]
    const sold = { lines, discount: NO_MONEY, shippingPrice: paise(50_00) }
    expect(saleLines({ ...sold, deliveryRate: 'highest' }).slice(lines.length)).toMatchObject([
      { name: 'Delivery', hsn: '3924', rate: 18, gross: 50_00 },
    ])
  })
})
