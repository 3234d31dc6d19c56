import { asProductId } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { anEntry, HOUSEHOLD } from '../testing/household.ts'
import { transliterate } from './transliteration/transliterate.ts'

const HINDI: Parameters<typeof anEntry>[0][] = [
  { _id: asProductId('hi-bottle'), name: 'Sheetal 1 L', nameHi: 'सेलो शीतल स्टील बोतल 1 लीटर' },
  { _id: asProductId('hi-kadhai'), name: 'Annapurna', nameHi: 'प्रकाश अन्नपूर्णा कड़ाही' },
  { _id: asProductId('hi-drainer'), name: 'Saaf', descriptionHi: 'बारह बर्तनों के ख़ाने, कटोरियाँ भी।' },
]

const indexOf = (entries: ReturnType<typeof anEntry>[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: 1, entry })))
  return index
}

const english = indexOf(HOUSEHOLD)
const both = indexOf([...HOUSEHOLD, ...HINDI.map((given) => anEntry(given))])

const found = (index: CatalogIndex, query: string): string[] =>
  [...(index.search.find(query, index.orders.popularity.slots)?.ranked ?? [])].map((slot) =>
    index.rows.id(slot),
  )

/** Spellings of one thing: each finds what the others find. */
const SAME: [string, ...string[]][] = [
  ['bottle', 'botal', 'बोतल', 'बोतलें', 'बॉटल'],
  ['bucket', 'balti', 'बाल्टी', 'बाल्टियाँ', 'बकेट'],
  ['thali', 'थाली', 'थालियाँ'],
  ['plate', 'प्लेट'],
  ['bowl', 'katori', 'कटोरी', 'कटोरियाँ'],
  ['spoon', 'chammach', 'चम्मच', 'चम्‍मच'],
  ['masala dabba', 'मसाला डब्बा', 'मसाला डब्बे'],
  ['kadhai', 'कढ़ाई', 'कड़ाही', 'कढाई'],
  ['tawa', 'tava', 'तवा', 'तवे'],
  ['belan', 'rolling pin', 'बेलन'],
  ['chakla', 'चकला'],
  ['lota', 'लोटा', 'लोटे'],
  ['tiffin', 'टिफ़िन', 'टिफिन'],
  ['pressure cooker', 'प्रेशर कुकर', 'pressure kukar'],
  ['stool', 'स्टूल'],
  ['soap dish', 'sabun dani', 'साबुनदानी', 'साबुन दानी'],
  ['knife', 'chaku', 'चाकू'],
  ['glass', 'gilas', 'गिलास', 'ग्लास'],
  ['strainer', 'chhanni', 'छन्नी', 'छलनी'],
  ['casserole', 'कैसरोल'],
  ['dustbin', 'kudadan', 'डस्टबिन'],
  ['piggy bank', 'gullak', 'गुल्लक'],
  ['patila', 'पतीला', 'पतीले'],
  ['steel bucket', 'steel balti', 'स्टील की बाल्टी', 'स्टील बाल्टी'],
  ['jug', 'जग'],
  ['mug', 'मग', 'मग्गा'],
  ['prakash', 'प्रकाश'],
  ['cello', 'सेलो'],
  ['omax', 'ओमैक्स'],
  ['royal', 'रॉयल'],
  ['5 l', '५ l'],
]

describe('Devanagari and Latin spellings', () => {
  it.each(SAME)('%s, %s', (one, ...others) => {
    const things = found(english, one).toSorted()
    expect(things).not.toEqual([])
    for (const other of others)
      expect([other, found(english, other).toSorted()]).toEqual([other, things])
  })

  it.each([
    ['botal 1', 'hi-bottle'],
    ['steel bottle sheetal', 'hi-bottle'],
    ['शीतल बोतल', 'hi-bottle'],
    ['annapurna kadhai', 'hi-kadhai'],
    ['अन्नपूर्णा', 'hi-kadhai'],
    ['prakash karahi', 'hi-kadhai'],
    ['बारह', 'hi-drainer'],
    ['बर्तन के ख़ाने', 'hi-drainer'],
    ['barah bartan', 'hi-drainer'],
  ])('of a product’s Hindi text: %s finds %s', (query, id) => {
    expect(found(both, query)[0]).toBe(id)
  })

  it('find a brand where only some of its products have their names in Hindi', () => {
    expect(found(both, 'सेलो')).toEqual(expect.arrayContaining(found(both, 'cello')))
  })

  it.each([
    ['बाल्ट', 'Plastic Bucket with Lid'],
    ['बोत', 'Kids Sipper Bottle'],
    ['कटो', 'Steel Katori Set of 6'],
    ['स्टी', 'Steel Bucket 15 L'],
    ['थ', 'Rajbhog Thali'],
    ['टिफ', 'Three Tier Tiffin'],
    ['चम्', 'Serving Spoon'],
  ])('begin alike: %s is on the way to %s', (query, name) => {
    expect(found(english, query)).toContain(name)
  })

  it.each(['बोतल', 'चम्मच', 'लोटा'])('show nothing else for %s', (query) => {
    const latin = found(english, transliterate(query))
    expect(found(english, query)).toEqual(latin)
  })

  it('take no household word for another that sounds like it', () => {
    expect(found(english, 'पतीला')).not.toContain('Patla')
    expect(found(english, 'मग')).not.toContain('Glass Juice Jug')
  })

  it('are forgotten with the Hindi name', () => {
    const [given] = HINDI
    const index = indexOf([anEntry(given!)])
    expect(found(index, 'शीतल')).toEqual(['hi-bottle'])
    const entry = anEntry({ ...given!, nameHi: undefined }, { version: 2 })
    index.apply([{ id: 'hi-bottle', version: 2, entry }])
    expect(found(index, 'बोतल')).toEqual([])
  })

  it('are offered in the script that was typed', () => {
    const { search, orders } = both
    expect(search.didYouMean('अन्नपूर्ना xyzzyx', orders.popularity.slots)).toBe('अन्नपूर्ना')
  })
})

it.each([
  ['नमकीन', 'namkin'],
  ['टमाटर', 'tamatar'],
  ['मित्र', 'mitra'],
  ['ज्ञान', 'gyan'],
  ['चाय', 'chai'],
  ['नींबू', 'nimbu'],
  ['चाँद', 'chand'],
  ['रंगोली', 'rangoli'],
  ['कद्दूकस', 'kaddukas'],
  ['ज़ायका', 'zayka'],
  ['दुःख', 'duhkh'],
  ['कई', 'kai'],
  ['बच्चों', 'bachcha'],
  ['में', 'men'],
])('a word in Devanagari %s is typed %s', (hindi, latin) => {
  expect(transliterate(hindi.normalize('NFD'))).toBe(latin)
})
