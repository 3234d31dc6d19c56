import { describe, expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { KINDS } from '../kinds/kinds.ts'
import { HOUSEHOLD } from '../testing/household.ts'
import { REGIONAL_WORDS } from './transliteration/regional-words.ts'
import { transliterate } from './transliteration/transliterate.ts'

const index = new CatalogIndex()
index.apply(HOUSEHOLD.map((entry) => ({ id: entry.product._id, version: 1, entry })))

const found = (query: string): string[] =>
  [...(index.search.find(query, index.orders.popularity.slots)?.ranked ?? [])].map((slot) =>
    index.rows.id(slot),
  )

/** In English, Marathi, Bengali and Tamil, and as the last three are typed in Latin letters. */
const SAME: [string, ...string[]][] = [
  ['bucket', 'बादली', 'বালতি', 'வாளி', 'badli', 'vaali'],
  ['bottle', 'बाटली', 'বোতল', 'பாட்டில்', 'batli', 'botol'],
  ['thali', 'ताट', 'থালা', 'தட்டு', 'thala', 'thattu'],
  ['bowl', 'वाटी', 'বাটি', 'கிண்ணம்', 'kinnam'],
  ['spoon', 'चमचा', 'চামচ', 'ஸ்பூன்', 'thekkarandi'],
  ['glass', 'पेला', 'গ্লাস', 'டம்ளர்', 'kuvalai'],
  ['kadhai', 'कढई', 'কড়াই', 'வாணலி', 'korai', 'vanali'],
  ['tawa', 'तवा', 'তাওয়া', 'தோசைக்கல்'],
  ['strainer', 'गाळणी', 'ছাঁকনি', 'வடிகட்டி', 'vadikatti'],
  ['belan', 'लाटणे', 'বেলন', 'பூரிக்கட்டை'],
  ['chakla', 'पोळपाट', 'চাকি', 'polpat'],
  ['tiffin', 'टिफिन', 'টিফিন', 'டிபன்'],
  ['knife', 'सुरी', 'ছুরি', 'கத்தி', 'kathi'],
  ['stool', 'স্টুল', 'টুল', 'முக்காலி'],
  ['dustbin', 'कचराकुंडी', 'ডাস্টবিন', 'குப்பைத்தொட்டி'],
  ['jug', 'जग', 'জগ', 'ஜக்'],
  ['steel bucket', 'स्टीलची बादली', 'স্টিলের বালতি', 'ஸ்டீல் வாளி', 'எவர்சில்வர் பக்கெட்'],
  ['plastic mug', 'प्लास्टिकचा मग', 'প্লাস্টিকের মগ', 'பிளாஸ்டிக் மக்'],
  ['pressure cooker 5 l', 'प्रेशर कुकर ५ l', 'প্রেসার কুকার ৫ l', 'பிரஷர் குக்கர் ௫ l'],
]

describe('in the languages of regions', () => {
  it.each(SAME)('%s, %s', (one, ...others) => {
    const things = found(one).toSorted()
    expect(things).not.toEqual([])
    for (const other of others) expect([other, found(other).toSorted()]).toEqual([other, things])
  })

  it.each([
    ['বাল', 'Plastic Bucket with Lid'],
    ['வா', 'Plastic Bucket with Lid'],
    ['बाट', 'Kids Sipper Bottle'],
  ])('begin alike: %s is on the way to %s', (query, name) => {
    expect(found(query)).toContain(name)
  })
})

describe('a word in an Indian script', () => {
  it.each([
    ['কলসি', 'matka'],
    ['সবুজ', 'green'],
    ['যমুনা', 'jamuna'],
    ['নয়ন', 'nayan'],
    ['বাড়ি', 'bari'],
    ['উৎসব', 'utsab'],
    ['சோழன்', 'sozhan'],
    ['அம்மா', 'amma'],
    ['காலை', 'kalai'],
    ['பந்து', 'pandhu'],
    ['பக்கம்', 'pakkam'],
    ['இஞ்சி', 'inji'],
    ['சேமிப்பகம்', 'semippagam'],
    ['ஃபோன்', 'fon'],
  ])('%s is typed %s', (word, latin) => {
    expect(transliterate(word.normalize('NFD'))).toBe(latin)
  })

  it('is in one script', () => {
    const scripts = /^(?:[a-z]+|[\u0900-\u097f]+|[\u0980-\u09ff\u200d]+|[\u0b80-\u0bff]+)$/
    const names = KINDS.flatMap(({ mr, bn, ta }) => [mr, bn, ta].flat())
    expect(
      [...Object.values(REGIONAL_WORDS).flat(), ...names]
        .filter((name) => name !== '')
        .filter((word) => !scripts.test(word)),
    ).toEqual([])
  })
})
