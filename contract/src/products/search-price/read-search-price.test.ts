import { describe, expect, it } from 'vitest'
import { readSearchPrice } from './read-search-price.ts'

/** Search → what is left of it, and the bounds. */
const PRICES: [search: string, words: string, min: number | undefined, max: number | undefined][] =
  [
    ['under 500', '', undefined, 500],
    ['below ₹200', '', undefined, 200],
    ['500 se kam', '', undefined, 500],
    ['above 300', '', 300, undefined],
    ['200-400', '', 200, 400],
    ['steel bottle under 500', 'steel bottle', undefined, 500],
    ['Under Rs. 500 Steel Bottle', 'Steel Bottle', undefined, 500],
    ['tiffin below rs 300 for school', 'tiffin for school', undefined, 300],
    ['bucket less than 250', 'bucket', undefined, 250],
    ['lunch box upto 350 rs', 'lunch box', undefined, 350],
    ['bottle up to ₹1,000', 'bottle', undefined, 1000],
    ['mug within 100 rupees', 'mug', undefined, 100],
    ['mug max 99.50', 'mug', undefined, 99.5],
    ['dinner set under 1.5k', 'dinner set', undefined, 1500],
    ['cooker < 2000', 'cooker', undefined, 2000],
    ['cooker >= 1500/-', 'cooker', 1500, undefined],
    ['kadhai more than 800', 'kadhai', 800, undefined],
    ['kadhai at least 800 rs', 'kadhai', 800, undefined],
    ['kadhai 800+', 'kadhai', 800, undefined],
    ['kadhai 800 and above', 'kadhai', 800, undefined],
    ['plates 300 or less', 'plates', undefined, 300],
    ['above 300 below 600 casserole', 'casserole', 300, 600],
    ['bottle between 200 and 400', 'bottle', 200, 400],
    ['bottle from 200 to 400', 'bottle', 200, 400],
    ['bottle ₹200 – ₹400', 'bottle', 200, 400],
    ['bottle price 20-40', 'bottle', 20, 40],
    ['price range 400-200 bottle', 'bottle', 200, 400],
    ['bottle max price 500', 'bottle', undefined, 500],
    ['bottle less then 500', 'bottle', undefined, 500],
    ['bottle between ₹200-400', 'bottle', 200, 400],
    ['set of 6 under 500', 'set of 6', undefined, 500],
    ['under 500 set of 6', 'set of 6', undefined, 500],
    ['500 ml bottle under 500', '500 ml bottle', undefined, 500],
    ['18 L bucket 200-400', '18 L bucket', 200, 400],
    // Hindi in Latin letters.
    ['balti 500 se kam', 'balti', undefined, 500],
    ['500 se kam wali balti', 'balti', undefined, 500],
    ['500 rupaye se kam ka tiffin', 'tiffin', undefined, 500],
    ['500 se kam daam wali bottle', 'bottle', undefined, 500],
    ['do sau se chaar sau ki thali', 'thali', 200, 400],
    ['tiffin 300 ke andar', 'tiffin', undefined, 300],
    ['tiffin 300 k andar', 'tiffin', undefined, 300],
    ['300 tak ka tiffin', 'tiffin', undefined, 300],
    ['bottle 100 se sasti', 'bottle', undefined, 100],
    ['200 se neeche steel glass', 'steel glass', undefined, 200],
    ['kadhai 1000 se upar', 'kadhai', 1000, undefined],
    ['kadhai 1000 se zyada', 'kadhai', 1000, undefined],
    ['200 se 400 ki bottle', 'bottle', 200, 400],
    ['200 se 400 tak bottle', 'bottle', 200, 400],
    ['200 aur 400 ke beech bottle', 'bottle', 200, 400],
    ['200 se 400 ke beech mein bottle', 'bottle', 200, 400],
    ['200 rupaye wali balti', 'balti', undefined, 200],
    ['paanch sau se kam balti', 'balti', undefined, 500],
    ['dhai sau tak dabba', 'dabba', undefined, 250],
    ['ek hazar se kam cooker', 'cooker', undefined, 1000],
    // Inches stand before it.
    ['tawa 10 in under 500', 'tawa 10 in', undefined, 500],
    ['tawa in under 500', 'tawa', undefined, 500],
    // Hindi.
    ['500 से कम बाल्टी', 'बाल्टी', undefined, 500],
    ['₹५०० से कम की बाल्टी', 'बाल्टी', undefined, 500],
    ['500 से कम कीमत की बोतल', 'बोतल', undefined, 500],
    ['बाल्टी 300 रुपये तक', 'बाल्टी', undefined, 300],
    ['200 रुपए के अंदर टिफ़िन', 'टिफ़िन', undefined, 200],
    ['कढ़ाई 800 से ज़्यादा', 'कढ़ाई', 800, undefined],
    ['800 से ऊपर की कढ़ाई', 'कढ़ाई', 800, undefined],
    ['200 से 400 बोतल', 'बोतल', 200, 400],
    ['200 और 400 के बीच बोतल', 'बोतल', 200, 400],
    ['पाँच सौ से कम', '', undefined, 500],
    ['डेढ़ सौ तक की थाली', 'थाली', undefined, 150],
    // Marathi, Bengali and Tamil.
    ['500 पेक्षा कमी बादली', 'बादली', undefined, 500],
    ['५०० रुपयांपेक्षा कमी बादली', 'बादली', undefined, 500],
    ['कढई 800 रुपयांपेक्षा जास्त', 'कढई', 800, undefined],
    ['৫০০ টাকার নিচে বালতি', 'বালতি', undefined, 500],
    ['বালতি ₹৩০০ এর মধ্যে', 'বালতি', undefined, 300],
    ['কড়াই 800 টাকার বেশি', 'কড়াই', 800, undefined],
    ['500 ரூபாய்க்கு கீழ் வாளி', 'வாளி', undefined, 500],
    ['வாளி 300 ரூபாய்க்குள்', 'வாளி', undefined, 300],
    ['500க்கு கீழ் தட்டு', 'தட்டு', undefined, 500],
    ['கடாய் 800க்கு மேல்', 'கடாய்', 800, undefined],
  ]

describe('a price in words', () => {
  it.each(PRICES)('%s', (search, words, minPrice, maxPrice) => {
    const { price, ...read } = readSearchPrice(search)
    expect(read).toEqual({
      words,
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
    })
    expect(price).not.toBe('')
  })

  it('is told as it was typed', () => {
    expect(readSearchPrice('steel bottle under ₹ 500 red').price).toBe('under ₹ 500')
    expect(readSearchPrice('above 200 mug below 300')).toMatchObject({
      words: 'mug',
      price: 'above 200 below 300',
    })
  })
})

it.each([
  '500 ml bottle',
  '18 L bucket',
  '3-in-1',
  '3 in 1 grater',
  'bottle under 500 ml',
  'bucket below 20 litre',
  'container above 5 kg',
  '500ml-1l bottle',
  '200-400 ml bottle',
  '2-3 l kadhai',
  '10-12 inch tawa',
  '5-10',
  'set of 6',
  '24 pieces dinner set',
  'under 6 pieces',
  'tiffin above 3 tier',
  '6 se 12 mahine',
  'kids 3+ years',
  '3 to 5 burner',
  '304 grade steel',
  'BK-200-400',
  'CEL-BTL-901',
  '8901234567890',
  '30 min timer',
  'under sink rack',
  'do thali',
  'paanch litre cooker',
  '5 लीटर कुकर',
  '500 मिली से कम',
  'over the door hook',
  '2025-26',
  'lakh ki chudi',
  '',
  '  ',
])('what is no price: %s', (search) => {
  expect(readSearchPrice(search)).toEqual({ words: search, price: '' })
})
