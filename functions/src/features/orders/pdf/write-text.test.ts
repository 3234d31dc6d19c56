import { unprintableIn } from '@bartan/contract/orders/printable-letters'
import { describe, expect, it } from 'vitest'
import { checkPdfA } from '#testing/pdf/check-pdf-a.ts'
import { code128, isEncodable } from './code-128.ts'
import { A4, finishPdf, newPdf } from './new-pdf.ts'
import { BOLD, REGULAR } from './scripts.ts'
import { heightOfText, runsOf, widthOfText, writeText } from './write-text.ts'

it('gives each script a font that has its letters', () => {
  expect(runsOf('Asha आशा, 4 গলি and தெரு', REGULAR)).toEqual([
    { text: 'Asha आशा, 4 ', font: REGULAR },
    { text: 'গলি', font: 'bengali' },
    { text: ' and ', font: REGULAR },
    { text: 'தெரு', font: 'tamil' },
  ])
})

it('loses nothing of a text', () => {
  const text = 'শ্রীকান্ত\u200Cকুমার 12/3 – কলকাতা'
  expect(
    runsOf(text, BOLD)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
  expect(runsOf('', BOLD)).toEqual([])
})

/** Names in the scripts of India's 22 scheduled languages. */
const NAMES = {
  Assamese: 'ভূপেন হাজৰিকা, গুৱাহাটী',
  Bengali: 'শ্রীকান্ত, কলকাতা',
  Bodo: 'बर’ जिउ, कोकराझार',
  Dogri: 'पद्मा सचदेव, जम्मू',
  Gujarati: 'ગુજરાતી શ્રેષ્ઠ, અમદાવાદ',
  Hindi: 'श्रीमती क्षमा ज्ञानेश्वरी, वाराणसी',
  Kannada: 'ಶ್ರೀನಿವಾಸ, ಬೆಂಗಳೂರು',
  Kashmiri: 'غُلام نبی، سِری نَگَر',
  Konkani: 'रवीन्द्र केळेकार, मडगांव',
  Maithili: 'विद्यापति ठाकुर, दरभंगा',
  Malayalam: 'Asha ലക്ഷ്മി മുഹമ്മദ് ജോസഫ്, കൃഷ്ണൻ, തിരുവനന്തപുരം',
  Manipuri: 'ꯃꯩꯇꯩ ꯂꯣꯟ, ꯏꯝꯐꯥꯜ',
  Marathi: 'ज्ञानेश्वर कुळकर्णी, पुणे',
  Nepali: 'लक्ष्मीप्रसाद देवकोटा, दार्जीलिङ',
  Odia: 'ଶ୍ରୀ ଜଗନ୍ନାଥ, ଭୁବନେଶ୍ୱର',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਅੰਮ੍ਰਿਤਸਰ',
  Sanskrit: 'कृष्णद्वैपायनः, काशी',
  Santali: 'ᱨᱟᱜᱷᱩᱱᱟᱛᱷ ᱢᱩᱨᱢᱩ, ᱫᱩᱢᱠᱟ',
  Sindhi: 'شاه عبداللطيف ڀٽائي، ڪڇ',
  Tamil: 'தமிழ்ச்செல்வி, ஸ்ரீரங்கம்',
  Telugu: 'శ్రీనివాస్, హైదరాబాద్',
  Urdu: 'محمد خان، گلی نمبر 12/3، لکھنؤ 226001',
}

const pdfOf = async (text: string) => {
  const pdf = await newPdf(A4, 'Test', new Date(0))
  writeText(pdf, text, { x: 40, y: 40, width: 120, size: 9 })
  return finishPdf(pdf)
}

describe.each(Object.entries(NAMES))('a name in %s', (_language, name) => {
  it('has a font for each letter, and is drawn as a PDF/A', async () => {
    expect(unprintableIn([name])).toEqual([])
    expect(checkPdfA(await pdfOf(name))).toEqual([])
  })

  it('has a width and a height', async () => {
    const pdf = await newPdf(A4, 'Test', new Date(0))
    expect(widthOfText(pdf, name, { size: 9 })).toBeGreaterThan(20)
    const height = heightOfText(pdf, name, { size: 9, width: 60 })
    expect(height).toBeGreaterThan(heightOfText(pdf, name, { size: 9, width: 600 }))
  })
})

/** The texts that are handed to the PDF, in turn from the left. */
const drawnRuns = async (text: string, width: number) => {
  const pdf = await newPdf(A4, 'Test', new Date(0))
  const drawn: { text: string; x: number; y: number }[] = []
  const write = pdf.text.bind(pdf)
  pdf.text = ((part: string, x: number, y: number, options: object) => {
    drawn.push({ text: part, x, y })
    return write(part, x, y, options)
  }) as typeof pdf.text
  writeText(pdf, text, { x: 40, y: 40, width, size: 9 })
  return drawn
}

describe('Urdu', () => {
  it('is set from the right: what comes first is on the right, and figures within it stay as they are', async () => {
    const drawn = await drawnRuns('گلی 12 لکھنؤ', 300)
    const fromRight = drawn.toSorted((one, other) => other.x - one.x)
    expect(fromRight.map(({ text }) => text.trim()).filter((text) => text !== '')).toEqual([
      'گلی',
      '12',
      'لکھنؤ',
    ])
  })

  it('goes on in the next line where a line is full', async () => {
    const drawn = await drawnRuns('محمد خان محمد خان محمد خان', 60)
    expect(new Set(drawn.map(({ y }) => y)).size).toBeGreaterThan(1)
    expect(drawn[0]?.text).toContain('محمد')
  })
})

it('tells the letters that no font has, and draws none in their place', async () => {
  expect(unprintableIn(['林 Asha', '👩‍🍳', 'आशा'])).toEqual(['林', '👩', '🍳'])
  expect(
    runsOf('林 Asha 👩‍🍳', REGULAR)
      .map(({ text }) => text)
      .join(''),
  ).not.toContain('?')
})

/** Bars as ones and gaps as zeros, by their widths. */
const bitsOf = (text: string): string =>
  code128(text)
    .map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

it('is what other encoders make of an order number', () => {
  // By JsBarcode 3.12, whose bars scanners read.
  expect(bitsOf('BR-7K42Q')).toBe(
    '110100100001000101100011000101110100110111001110110111010110001110110010011101100111001011010001110110110111101100011101011',
  )
})

it('has the same number of modules for every letter', () => {
  const letters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place))
  expect(new Set(letters.map((letter) => bitsOf(letter).length))).toEqual(new Set([11 * 3 + 13]))
  expect(letters.every(isEncodable)).toBe(true)
  expect(['', 'क', 'a\n'].some(isEncodable)).toBe(false)
})
