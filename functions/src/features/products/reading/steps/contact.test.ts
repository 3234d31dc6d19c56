import { describe, expect, it } from 'vitest'
import { takeContact } from '../read-message.ts'

const isGoods = (text: string) => /balti|mug|lota|लोटा|tawa/iu.test(text)
const take = (message: string) => {
  const { rest, ...contact } = takeContact(message, isGoods)
  return { ...contact, rest: rest.replaceAll(/[\s,.:]+/g, ' ').trim() }
}

describe('a phone', () => {
  it.each([
    ['2 mug, ph 98765 43210', '9876543210', '2 mug'],
    ['2 mug +91-98765-43210', '9876543210', '2 mug'],
    ['2 mug 09876543210', '9876543210', '2 mug'],
    ['२ मग ९८७६५ ४३२१०', '9876543210', '२ मग'],
    ['2 mug, bhai ka number 9000011111, mera number 9111122222', '9111122222', '2 mug bhai ka'],
    ['12345 67890', undefined, '12345 67890'],
  ])('%s', (message, phone, rest) => {
    expect(take(message)).toMatchObject({ ...(phone && { phone }), rest })
    expect(take(message).phone).toBe(phone)
  })

  it('is nobody’s where two are alike: both are shown', () => {
    const { phone, unread } = take('2 mug 9876543210 9876543211')
    expect(phone).toBeUndefined()
    expect(unread).toEqual(['9876543210', '9876543211'])
  })
})

describe('an address', () => {
  it.each([
    ['2 mug, ghar pe bhej dena, 221001', { state: 'Uttar Pradesh', postalCode: '221001' }],
    [
      '2 mug\n12/4, Nehru Nagar, Bhopal - 462 003',
      { line1: '12/4, Nehru Nagar', city: 'Bhopal', state: 'Madhya Pradesh', postalCode: '462003' },
    ],
    [
      '2 mug, pata: makan no 12, gali 3, Lanka, Varanasi 221005',
      {
        line1: 'makan no 12, gali 3, Lanka',
        city: 'Varanasi',
        state: 'Uttar Pradesh',
        postalCode: '221005',
      },
    ],
    [
      'Flat 3, MG Road\nNew Delhi 110001\n2 mug',
      { line1: 'Flat 3, MG Road', city: 'New Delhi', state: 'Delhi', postalCode: '110001' },
    ],
    [
      '2 mug\n12 MG Road, Bengaluru, Karnataka 560001, India',
      { line1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' },
    ],
    [
      '2 mug, address: Flat 3, Pune, Maharashtra, 411001',
      { line1: 'Flat 3', city: 'Pune', state: 'Maharashtra', postalCode: '411001' },
    ],
    ...['Uttarpradesh', 'UTTAR  PRADESH', 'U. P.', 'UP'].map((state): [string, object] => [
      `2 mug\n4 Hazrat Road, Lucknow, ${state} 226001`,
      { line1: '4 Hazrat Road', city: 'Lucknow', state: 'Uttar Pradesh', postalCode: '226001' },
    ]),
    ...['Orissa', 'Odisha'].map((state): [string, object] => [
      `2 mug\n4 Janpath Road, Cuttack, ${state} - 753001`,
      { line1: '4 Janpath Road', city: 'Cuttack', state: 'Odisha', postalCode: '753001' },
    ]),
    [
      '2 mug\n4 Rajpur Road, Dehradun, Uttaranchal 248001',
      { line1: '4 Rajpur Road', city: 'Dehradun', state: 'Uttarakhand', postalCode: '248001' },
    ],
    [
      '2 mug\n4 Ring Road, New Delhi, NCT of Delhi 110001',
      { line1: '4 Ring Road', city: 'New Delhi', state: 'Delhi', postalCode: '110001' },
    ],
    [
      '2 mug\n4 Main Road, Pondicherry 605001',
      { line1: '4 Main Road', city: 'Pondicherry', state: 'Puducherry', postalCode: '605001' },
    ],
    [
      '2 mug\n4 Lal Road, Srinagar, J&K 190001',
      { line1: '4 Lal Road', city: 'Srinagar', state: 'Jammu and Kashmir', postalCode: '190001' },
    ],
    [
      '2 mug\n4 Beach Road, Chennai, Tamilnadu 600001',
      { line1: '4 Beach Road', city: 'Chennai', state: 'Tamil Nadu', postalCode: '600001' },
    ],
    [
      '2 mug\n4 Hazrat Road\nLucknow\nU.P.\n226001',
      { line1: '4 Hazrat Road', city: 'Lucknow', state: 'Uttar Pradesh', postalCode: '226001' },
    ],
  ])('%s', (message, address) => {
    const read = take(message)
    expect(read.address).toEqual(address)
    expect(read.rest).toContain('2 mug')
    expect(read.rest).not.toMatch(/\d{3}|12/)
  })

  it('leaves nothing unread where its state stands behind it', () => {
    const { name, rest } = take('2 mug\n4 Park Street, Kolkata 700016\nWest Bengal, India')
    expect([name, rest]).toEqual([undefined, '2 mug'])
  })

  it('is left open where there are two', () => {
    const { address, unread } = take('2 mug, 110001 ya 122001')
    expect(address).toBeUndefined()
    expect(unread).toEqual(['110001', '122001'])
  })

  it('is not made of a price or a number of goods', () => {
    expect(take('500 100 mug').address).toBeUndefined()
    expect(take('012345 mug').address).toBeUndefined()
  })
})

it.each([
  ['2 mug\nName: Anita Rao\nPune 411001', 'Anita Rao'],
  ['mera naam Pooja hai. 2 mug', 'Pooja'],
  ['2 mug। मेरा नाम पूजा है', 'पूजा'],
  ['1 লোটা, নাম সুমিত্রা দাস, ঠিকানা লেক রোড কলকাতা 700029', 'সুমিত্রা দাস'],
  ['1 mug, Meena, 9812345678', 'Meena'],
  ['Sita Devi\nH.No 45 Ward 7\nPatna 800001\n2 mug', 'Sita Devi'],
  ['2 mug\nRakesh\n+919988776655', 'Rakesh'],
  ['2 lota 9812345678', undefined],
  // Of goods that the shop does not have.
  ['2 balti\nएक दर्जन चम्मच\nFlat 3, MG Road, Pune 411001', undefined],
  ['2 balti\ndo chammach\n9812345678', undefined],
  ['chammach aadha dozen, 9812345678', undefined],
  ['2 balti\nMina Das\n9812345678', 'Mina Das'],
  ['2 balti\nAnju Devi\n9812345678', 'Anju Devi'],
])('a name: %s', (message, name) => {
  expect(take(message).name).toBe(name)
})
