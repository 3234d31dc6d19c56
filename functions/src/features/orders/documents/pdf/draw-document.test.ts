import { documentWords } from '@bartan/contract/tax/document-words'
import { expect, it } from 'vitest'
import { drawDocument } from './draw-document.ts'
import { INVOICE, LINE } from '../testing/invoice.ts'
import { rupees } from '@bartan/contract/shared/money'

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
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('is drawn with forty lines on several sheets, and on a roll as long as it takes', async () => {
  const long = { ...INVOICE, lines: Array.from({ length: 60 }, () => LINE) }
  expect(pagesOf(await drawDocument(long, { paper: 'a4' }))).toBeGreaterThan(1)
  expect(pagesOf(await drawDocument(long, { paper: '80mm' }))).toBe(1)
})
