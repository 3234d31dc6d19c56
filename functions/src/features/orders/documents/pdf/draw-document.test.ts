import { rupees } from '@bartan/contract/shared/money'
import { columnsOf } from '@bartan/contract/tax/document-columns'
import { documentWords, withRest } from '@bartan/contract/tax/document-words'
import { expect, it } from 'vitest'
import { A4, newPdf } from '../../pdf/new-pdf.ts'
import { heightOfText } from '../../pdf/write-text.ts'
import { INVOICE, LINE } from '../testing/invoice.ts'
import { shapesOf } from './draw-a4.ts'
import { drawDocument } from './draw-document.ts'

const columnNames = (words: ReturnType<typeof documentWords>) =>
  columnsOf(words).map(({ name }) => name)

it("says what rule 46 wants, by India's day", () => {
  const words = documentWords(INVOICE, 'en')
  expect(words.facts).toEqual([
    'No. 26-27/A/000001',
    'Date 23/11/2026',
    'Order BR-7K42Q',
    'Place of supply: Uttar Pradesh (09)',
    'Reverse charge: No',
  ])
  expect(words.seller).toContain('GSTIN 09AAACH7409R1ZZ')
  expect(words.sums.at(-1)).toEqual(['Total', '₹349.00'])
  expect(words.words).toBe('Rupees Three Hundred Forty Nine Only')
  expect(columnNames(words).join(' ')).toBe(
    'item hsn quantity unitPrice taxable rate cgst sgst igst total',
  )
})

it('says it in Hindi, too, for who wants that', () => {
  const words = documentWords(INVOICE, 'hi')
  expect(words.facts).toEqual([
    'No. · संख्या 26-27/A/000001',
    'Date · तारीख़ 23/11/2026',
    'Order · ऑर्डर BR-7K42Q',
    'Place of supply · आपूर्ति का स्थान: Uttar Pradesh (09)',
    'Reverse charge: No · रिवर्स चार्ज: नहीं',
  ])
  expect(words.sums.map(([name]) => name)).toEqual([
    'Taxable value · कर योग्य मूल्य',
    'CGST',
    'SGST/UTGST',
    'Total · कुल',
  ])
})

it('says of a composition taxable person what rule 49 wants, and no tax', () => {
  const words = documentWords(
    {
      ...INVOICE,
      kind: 'bill_of_supply',
      seller: { ...INVOICE.seller, registration: 'composition' },
      totals: {
        taxable: rupees(349),
        cgst: rupees(0),
        sgst: rupees(0),
        igst: rupees(0),
        total: rupees(349),
      },
    },
    'en',
  )
  expect(words.note).toMatch(/not eligible to collect tax/)
  expect(words.sums).toEqual([['Total', '₹349.00']])
  expect(columnNames(words)).toEqual(['item', 'hsn', 'quantity', 'unitPrice', 'total'])
})

it('says what was paid ahead, and asks by UPI for the rest alone', () => {
  const seller = { ...INVOICE.seller, vpa: 'shop@upi' }
  const advanced = { ...INVOICE, seller, paidAhead: rupees(100), toPay: rupees(249) }
  const words = documentWords(advanced, 'en')
  expect(words.sums.slice(-3)).toEqual([
    ['Total', '₹349.00'],
    ['Paid ahead', '100.00'],
    ['To pay', '₹249.00'],
  ])
  expect([words.upi, words.toPay]).toEqual([expect.stringContaining('am=249.00'), '₹249.00'])
  const paid = { ...advanced, paidAhead: rupees(349), toPay: rupees(0) }
  expect(documentWords(paid, 'en').upi).toBeUndefined()
  // Paid since it was issued: by an advance, or at the door.
  for (const [toCollect, amount] of [
    [rupees(249), 'am=249.00'],
    [rupees(50), 'am=50.00'],
  ] as const)
    expect(documentWords(withRest(advanced, { toCollect }), 'en').upi).toContain(amount)
  expect(documentWords(withRest(advanced, { toCollect: rupees(0) }), 'en').upi).toBeUndefined()
})

it.each([
  ['a discount', rupees(99_99_999.99), false],
  ['a discount to another state', rupees(99_99_999.99), true],
  ['none', rupees(0), false],
])('breaks no figure up to ₹99,99,999.99, with %s', async (_what, discount, isInterState) => {
  const most = rupees(99_99_999.99)
  const [cgst, igst] = isInterState ? [rupees(0), most] : [most, rupees(0)]
  const line = {
    ...LINE,
    unitPrice: most,
    gross: most,
    taxable: most,
    discount,
    cgst,
    igst,
    sgst: cgst,
  }
  const document = { ...INVOICE, lines: [line], totals: { ...INVOICE.totals, igst } }
  const words = documentWords(document, 'en')
  const cells = [columnsOf(words).map(({ of }) => of(line))]
  const pdf = await newPdf(A4, 'Test', new Date(0))
  const { size, columns } = shapesOf(pdf, words, cells)
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(A4.width - 2 * A4.margin)
  const [item, ...figures] = columns.map(({ width }, at) => ({ width, text: cells[0]?.[at] ?? '' }))
  expect(item?.width).toBeGreaterThanOrEqual(90)
  const oneLine = heightOfText(pdf, '1', { width: 99, size })
  const isBroken = ({ width, text }: { width: number; text: string }) =>
    heightOfText(pdf, text, { width: width - 4, size }) !== oneLine
  expect(figures.filter(isBroken)).toEqual([])
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('is drawn with forty lines on several sheets, and on a roll as long as it takes', async () => {
  const long = { ...INVOICE, lines: Array.from({ length: 60 }, () => LINE) }
  expect(pagesOf(await drawDocument(long, { paper: 'a4' }))).toBeGreaterThan(1)
  expect(pagesOf(await drawDocument(long, { paper: '80mm' }))).toBe(1)
})
