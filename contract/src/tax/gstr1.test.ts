import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_RATES } from '../products/law/declarations.ts'
import { csvText } from '../csv/write-csv.ts'
import type { Row } from '../csv/write-csv.ts'
import { b2b, b2cl, b2cs, cdnr, docs, hsn } from './gstr1.ts'
import type { ReturnDocument } from './gstr1.ts'
import { missingIn } from './missing-in.ts'
import { taxLines, taxTotals } from './tax-lines.ts'
import { paise } from '../shared/money.ts'
import type { SoldLine } from './tax-lines.ts'
import { asGstin } from '../testing/brands.ts'
import type { Gstin } from '../shared/gstin.ts'

const documentOf = ({
  kind,
  gstin,
  isInterState,
  ...rest
}: {
  number: string
  kind: string
  saleKind: string
  gstin: Gstin | undefined
  isInterState: boolean
  sold: SoldLine[]
}): ReturnDocument => {
  const lines = taxLines(rest.sold, { isTaxed: rest.saleKind === 'tax_invoice', isInterState })
  return {
    number: rest.number,
    kind: kind === 'credit' ? 'credit_note' : rest.saleKind,
    saleKind: rest.saleKind,
    series: 'A',
    day: '2026-11-05',
    buyer: { name: 'Asha', state: 'Karnataka', ...(gstin && { gstin }) },
    placeOfSupply: isInterState ? 'Karnataka' : 'Uttar Pradesh',
    isInterState,
    lines,
    totals: taxTotals(lines),
  }
}

const documents = fc
  .array(
    fc.record({
      kind: fc.constantFrom('sale', 'sale', 'credit'),
      saleKind: fc.constantFrom('tax_invoice', 'tax_invoice', 'tax_invoice', 'receipt'),
      gstin: fc.constantFrom(undefined, undefined, asGstin('27AAPFU0939F1ZV')),
      isInterState: fc.boolean(),
      sold: fc.array(
        fc.record({
          name: fc.constantFrom('Kadhai', 'Delivery'),
          hsn: fc.constantFrom('7323', '3924'),
          rate: fc.constantFrom(...GST_RATES),
          gross: fc.integer({ min: 0, max: 150_000_00 }).map(paise),
          quantity: fc.integer({ min: 1, max: 5 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map((one, index) => documentOf({ ...one, number: `26-27/A/${100_000 + index}` })),
  )

/** The sum of a column, in paise. */
const columnOf = ([header = [], ...rows]: Row[], name: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[header.indexOf(name)]) * 100), 0)

describe('the tables of GSTR-1', () => {
  it('add up to the documents, to the paisa', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const invoices = all.filter(({ saleKind }) => saleKind === 'tax_invoice')
        const taxable = invoices.reduce(
          (sum, { kind, totals }) => sum + (kind === 'credit_note' ? -1 : 1) * totals.taxable,
          0,
        )
        const tables = [b2cs, b2cl, b2b].map((table) => columnOf(table(all), 'Taxable Value'))
        const credited = columnOf(cdnr(all), 'Taxable Value')
        expect(tables.reduce((sum, one) => sum + one, 0) - credited).toBe(taxable)
        expect(columnOf(hsn(all), 'Taxable Value')).toBe(taxable)
        expect(
          columnOf(hsn(all, 'b2b'), 'Taxable Value') + columnOf(hsn(all, 'b2c'), 'Taxable Value'),
        ).toBe(taxable)
        expect(columnOf(docs(all), 'Total Number') / 100).toBe(invoices.length)
      }),
    )
  })

  it('tell the taxes by HSN as the documents have them', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const rows = hsn(all)
        for (const [field, name] of [
          ['cgst', 'Central Tax Amount'],
          ['sgst', 'State/UT Tax Amount'],
          ['igst', 'Integrated Tax Amount'],
        ] as const) {
          const sum = all
            .filter(({ saleKind }) => saleKind === 'tax_invoice')
            .reduce(
              (total, { kind, lines }) =>
                total +
                (kind === 'credit_note' ? -1 : 1) *
                  lines.reduce((part, line) => part + line[field], 0),
              0,
            )
          expect(columnOf(rows, name)).toBe(sum)
        }
      }),
    )
  })
})

describe('a golden month', () => {
  const KADHAI = { name: 'Kadhai', hsn: '7323', rate: 18, gross: paise(349_00), quantity: 1 }
  const sale = { kind: 'sale', saleKind: 'tax_invoice', gstin: undefined, isInterState: false }
  const month = [
    documentOf({ ...sale, number: '26-27/A/000001', sold: [KADHAI] }),
    documentOf({
      ...sale,
      number: '26-27/A/000002',
      isInterState: true,
      sold: [{ ...KADHAI, gross: paise(118_000_00), quantity: 300 }],
    }),
    documentOf({
      ...sale,
      number: '26-27/A/000003',
      gstin: asGstin('27AAPFU0939F1ZV'),
      sold: [KADHAI],
    }),
    documentOf({ ...sale, number: '26-27/CA/000001', kind: 'credit', sold: [KADHAI] }),
  ]

  it('has large invoices to other states one by one, and the rest in sums less what came back', () => {
    expect(csvText(b2cl(month))).toBe(
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\r\n' +
        '26-27/A/000002,05-Nov-2026,118000.00,29-Karnataka,,18,100000.00,0.00,\r\n',
    )
    expect(csvText(b2cs(month))).toBe(
      'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\r\n' +
        'OE,09-Uttar Pradesh,18,,0.00,0.00,\r\n',
    )
  })

  it('has invoices to registered buyers, and the series', () => {
    expect(csvText(b2b(month).slice(1))).toBe(
      '27AAPFU0939F1ZV,Asha,26-27/A/000003,05-Nov-2026,349.00,09-Uttar Pradesh,N,,Regular B2B,,18,295.76,0.00\r\n',
    )
    expect(csvText(docs(month).slice(1))).toBe(
      'Invoices for outward supply,26-27/A/000001,26-27/A/000003,3,0\r\n' +
        'Credit Note,26-27/CA/000001,26-27/CA/000001,1,0\r\n',
    )
  })

  it('tells what is missing before it is closed', () => {
    const bare = { ...KADHAI, hsn: '', rate: 0 }
    expect(missingIn([documentOf({ ...sale, number: 'N', sold: [bare] })])).toEqual([
      { number: 'N', field: 'hsn', name: 'Kadhai' },
      { number: 'N', field: 'rate', name: 'Kadhai' },
    ])
    expect(missingIn(month)).toEqual([])
  })
})

it('no cell becomes a formula', () => {
  expect(csvText([['=1+1', '-5.00', 'a,"b"']])).toBe(`'=1+1,-5.00,"a,""b"""\r\n`)
  expect(csvText([['＝1+1', '=1\nb', '\n=1']])).toBe(`'＝1+1,"'=1\nb","'\n=1"\r\n`)
})
