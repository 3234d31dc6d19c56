import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText, type Row } from '../csv/write-csv.ts'
import { GST_RATES } from '../products/law/declarations.ts'
import type { Gstin } from '../shared/gstin.ts'
import { paise, type Paise } from '../shared/money.ts'
import { asGstin } from '../testing/brands.ts'
import { b2b, b2cl, b2cs, cdnr, cdnur, docs, hsn } from './gstr1.ts'
import { gstr3b } from './gstr3b.ts'
import { missingIn } from './missing-in.ts'
import { nil } from './nil-supplies.ts'
import type { ReturnDocument } from './return-document.ts'
import { salesRegister } from './sales-register.ts'
import { taxLines, taxTotals, type SoldLine } from './tax-lines.ts'

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
  /** Of a credit note: the invoice's total, if known. */
  invoice?: Paise | undefined
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
    ...(kind === 'credit' && {
      of: { number: '26-27/A/000001', ...(rest.invoice && { total: rest.invoice }) },
    }),
  }
}

const documents = fc
  .array(
    fc.record({
      kind: fc.constantFrom('sale', 'sale', 'credit'),
      saleKind: fc.constantFrom('tax_invoice', 'tax_invoice', 'tax_invoice', 'receipt'),
      gstin: fc.constantFrom(undefined, undefined, asGstin('27AAPFU0939F1ZV')),
      isInterState: fc.boolean(),
      invoice: fc.constantFrom(undefined, paise(150_000_00)),
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
        const credited = [cdnr, cdnur].map((table) => columnOf(table(all), 'Taxable Value'))
        const untaxed = columnOf(nil(all), 'Nil Rated Supplies')
        const inTables = [...tables, untaxed].reduce((sum, one) => sum + one, 0)
        expect(inTables - credited.reduce((sum, one) => sum + one, 0)).toBe(taxable)
        expect(columnOf(salesRegister(invoices), 'Taxable value')).toBe(taxable)
        const { outward, nil: nilOf3b } = gstr3b(all)
        expect(Math.round(nilOf3b * 100)).toBe(untaxed)
        expect(Math.round(outward.taxable * 100)).toBe(taxable - untaxed)
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

  it('has a credit note of a large invoice by itself, and not in the sums of a state', () => {
    const note = documentOf({
      ...sale,
      number: '26-27/CA/000002',
      kind: 'credit',
      isInterState: true,
      invoice: paise(118_000_00),
      sold: [{ ...KADHAI, gross: paise(1_180_00) }],
    })
    expect(csvText(cdnur([...month, note]))).toBe(
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount\r\n' +
        'B2CL,26-27/CA/000002,05-Nov-2026,C,29-Karnataka,1180.00,,18,1000.00,0.00\r\n',
    )
    expect(b2cs([...month, note])).toEqual(b2cs(month))
  })

  it('has supplies at 0 % in a table of their own, and in no other', () => {
    const rice = { ...KADHAI, hsn: '1006', rate: 0, gross: paise(500_00) }
    const sold = [
      documentOf({ ...sale, number: 'N1', sold: [KADHAI, rice] }),
      documentOf({ ...sale, number: 'N2', isInterState: true, sold: [rice] }),
      documentOf({ ...sale, number: 'N3', gstin: asGstin('27AAPFU0939F1ZV'), sold: [rice] }),
      documentOf({
        ...sale,
        number: 'N4',
        kind: 'credit',
        sold: [{ ...rice, gross: paise(100_00) }],
      }),
    ]
    expect(csvText(nil(sold))).toBe(
      'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies\r\n' +
        'Inter-State supplies to registered persons,0.00,0.00,0.00\r\n' +
        'Intra-State supplies to registered persons,500.00,0.00,0.00\r\n' +
        'Inter-State supplies to unregistered persons,500.00,0.00,0.00\r\n' +
        'Intra-State supplies to unregistered persons,400.00,0.00,0.00\r\n',
    )
    expect(b2cs(sold).slice(1)).toHaveLength(1)
    expect(b2b(sold).slice(1)).toEqual([])
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
