import type { TaxDocument } from '@bartan/contract/tax/schema'
import { assert, asyncProperty, integer, oneof, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPdfA } from '#testing/pdf/check-pdf-a.ts'
import { finishPdf, newPdf } from '../../pdf/new-pdf.ts'
import { INVOICE, LINE } from '../testing/invoice.ts'
import { drawDocument, drawDocuments } from './draw-document.ts'

const PAPERS = ['a4', '80mm'] as const

const withTexts = (text: string): TaxDocument => ({
  ...INVOICE,
  seller: { ...INVOICE.seller, legalName: text, addresses: [text], vpa: 'bartan@upi' },
  buyer: { ...INVOICE.buyer, name: text, address: text, city: text },
  lines: [{ ...LINE, name: text, variant: text }],
})

/** Names and addresses as people of ten scripts type them, with an emoji and signs that no font has. */
const PEOPLE = [
  'Asha “Didi” D’Souza – ₹ 1/2, Zoë',
  'श्रीमती आशा क्\u200Dष ज्ञान, वाराणसी ऽ॥',
  'শ্রীকান্ত কুমার, কলকাতা য়',
  'தமிழ்ச்செல்வி, ஸ்ரீரங்கம்',
  'ગુજરાતી શ્રેષ્ઠ, અમદાવાદ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਅੰਮ੍ਰਿਤਸਰ',
  'ಶ್ರೀನಿವಾಸ, ಬೆಂಗಳೂರು',
  'ശ്രീകുമാർ, തിരുവനന്തപുരം',
  'ଶ୍ରୀ ଜଗନ୍ନାଥ, ଭୁବନେଶ୍ୱର',
  'శ్రీనివాస్, హైదరాబాద్',
  'عائشہ 👩‍🍳 林 \t(x)\\ \u0007',
]

describe.each(PAPERS)('a document on %s', (paper) => {
  it('is a PDF/A', async () => {
    expect(checkPdfA(await drawDocument(INVOICE, { paper }))).toEqual([])
    const inHindi = await drawDocument(INVOICE, { paper, lang: 'hi' })
    expect(checkPdfA(inHindi)).toEqual([])
    expect(inHindi.equals(await drawDocument(INVOICE, { paper }))).toBe(false)
  })

  it('is one in any script', async () => {
    const lines = PEOPLE.map((name) => ({ ...LINE, name }))
    const document = { ...withTexts(PEOPLE.join(' ')), lines }
    expect(checkPdfA(await drawDocument(document, { paper }))).toEqual([])
  })

  it('is one whatever people have typed, and never differs from its first printing', async () => {
    const letters = oneof(
      string({ unit: 'grapheme', maxLength: 30 }),
      string({
        unit: integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCodePoint(code)),
        maxLength: 30,
      }),
    )
    await assert(
      asyncProperty(letters, async (text) => {
        const first = await drawDocument(withTexts(text), { paper })
        expect(checkPdfA(first)).toEqual([])
        expect((await drawDocument(withTexts(text), { paper })).equals(first)).toBe(true)
      }),
      { numRuns: 6 },
    )
  })
})

it('is one of many sheets, too', async () => {
  const long = { ...INVOICE, lines: Array.from({ length: 60 }, () => LINE) }
  expect(checkPdfA(await drawDocuments([long, INVOICE]))).toEqual([])
})

it('is told from what is none', async () => {
  const at = new Date(INVOICE.date)
  const pdf = await newPdf({ width: 15_000, height: 600, margin: 0 }, 'A & B', at)
  pdf.opacity(0.5).text('அ').rect(0, 0, 1, 1).fillColor([0, 0, 0, 100]).fill()
  expect(checkPdfA(await finishPdf(pdf))).toEqual(
    expect.arrayContaining([
      '/ExtGState is not allowed',
      'a page of 15000 points',
      'colors by DeviceCMYK',
      expect.stringMatching(/a letter that \w{6}\+Poppins-Regular does not have/),
    ]),
  )
})
