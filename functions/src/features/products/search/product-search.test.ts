import { asProductId } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { anEntry, HOUSEHOLD } from '../testing/household.ts'

const indexOf = (entries = HOUSEHOLD) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: 1, entry })))
  return index
}

const household = indexOf()

const namesFor = (query: string, index = household): string[] => {
  const { slots } = index.orders.popularity
  return [...(index.search.find(query, slots)?.ranked ?? slots)].map((slot) => index.rows.id(slot))
}

/** Query → the first hits, in order. */
const FIRST_HITS: [query: string, ...names: string[]][] = [
  // What it is called.
  ['steel water bottle', 'Steel Water Bottle 1 L'],
  ['coffee mug', 'Coffee Mug'],
  ['pressure cooker', 'Pressure Cooker 5 L'],
  ['dish rack', 'Dish Rack'],
  ['soap dish', 'Soap Dish'],
  ['towel rod', 'Towel Rod'],
  ['toilet brush', 'Toilet Brush'],
  ['masala dabba', 'Masala Dabba'],
  ['CHEF KNIFE', 'Chef Knife'],
  ['  tea   strainer ', 'Tea Strainer'],
  // Typos.
  ['stel botle', 'Steel Water Bottle 1 L'],
  ['steal botle', 'Steel Water Bottle 1 L'],
  ['presure coker', 'Pressure Cooker 5 L'],
  ['buket', 'Plastic Bucket with Lid'],
  ['tifin', 'Three Tier Tiffin'],
  ['kadhia', 'Iron Kadhai'],
  ['casserol', 'Roti Casserole'],
  ['strianer', 'Tea Strainer', 'Flour Sieve'],
  ['spatulla', 'Dosa Spatula'],
  ['dustbinn', 'Pedal Dustbin'],
  ['choping bord', 'Chopping Board'],
  ['contaner', 'Airtight Container 2 L'],
  ['toothbursh', 'Toothbrush Holder'],
  ['aluminum patila', 'Aluminium Patila'],
  // Beginnings.
  ['bott', 'Kids Sipper Bottle'],
  ['cass', 'Roti Casserole'],
  ['pre', 'Pressure Cooker 5 L'],
  ['tumb', 'Steel Tumbler Set of 6'],
  ['veg gra', 'Vegetable Grater'],
  ['steel buc', 'Steel Bucket 15 L'],
  ['eleph', 'Elephant Piggy Bank'],
  ['presur', 'Pressure Cooker 5 L'],
  ['contin', 'Airtight Container 2 L'],
  ['steel buckt', 'Steel Bucket 15 L'],
  ['casser', 'Roti Casserole'],
  ['contane', 'Airtight Container 2 L'],
  // Number of things.
  ['bowls', 'Soup Bowl'],
  ['knives', 'Chef Knife'],
  ['glasses', 'Steel Tumbler Set of 6'],
  ['plates', 'Kids Cartoon Plate', 'Steel Dinner Plate', 'Quarter Plate Set of 6'],
  ['hooks', 'Wall Hook Strip'],
  ['shelves', 'Corner Shelf'],
  ['dishes', 'Soap Dish'],
  // Household words.
  ['dabba', 'Masala Dabba'],
  ['dibba', 'Masala Dabba'],
  ['balti', 'Plastic Bucket with Lid'],
  ['steel balti', 'Steel Bucket 15 L'],
  ['baltiyan', 'Plastic Bucket with Lid'],
  ['thali', 'Rajbhog Thali'],
  ['lota', 'Steel Lota'],
  ['chakla belan', 'Rolling Pin', 'Chakla'],
  ['belan', 'Rolling Pin'],
  ['katori', 'Steel Katori Set of 6'],
  ['katoriyan', 'Steel Katori Set of 6'],
  ['vati', 'Steel Katori Set of 6'],
  ['tava', 'Cast Iron Tawa'],
  ['karahi', 'Iron Kadhai'],
  ['wok', 'Iron Kadhai'],
  ['bhagona', 'Aluminium Patila'],
  ['lunch box', 'Kids Lunch Box', 'Three Tier Tiffin'],
  ['lunchbox', 'Kids Lunch Box', 'Three Tier Tiffin'],
  ['tiffin', 'Three Tier Tiffin', 'Kids Lunch Box'],
  ['gilas', 'Steel Tumbler Set of 6'],
  ['chammach', 'Serving Spoon'],
  ['chamach', 'Serving Spoon'],
  ['slotted spoon', 'Jhara Skimmer'],
  ['jhara', 'Jhara Skimmer'],
  ['karchi', 'Dal Ladle'],
  ['palta', 'Dosa Spatula'],
  ['parat', 'Parat 16 inch'],
  ['dough plate', 'Parat 16 inch'],
  ['matka', 'Steel Matka with Tap'],
  ['pitcher', 'Glass Juice Jug'],
  ['surahi', 'Surahi Carafe'],
  ['bartan', 'Pressure Cooker 5 L', 'Milk Pan'],
  ['sandas', 'Toilet Brush'],
  ['nahana', 'Bath Mug'],
  ['magga', 'Bath Mug'],
  ['chalni', 'Flour Sieve'],
  ['chimta', 'Roti Tong'],
  ['chaku', 'Chef Knife'],
  ['kanta', 'Dessert Fork Set'],
  ['kaddukas', 'Vegetable Grater'],
  ['thermos', 'Insulated Flask 500 ml'],
  ['hot case', 'Roti Casserole'],
  ['tel dani', 'Oil Dispenser'],
  ['chai pan', 'Milk Pan'],
  ['skillet', 'Frying Pan'],
  ['tokri', 'Fruit Basket'],
  ['patla', 'Bathroom Stool'],
  ['sabun dani', 'Soap Dish'],
  ['khunti', 'Wall Hook Strip'],
  ['kachra', 'Pedal Dustbin'],
  ['vaiper', 'Floor Wiper'],
  ['gullak', 'Elephant Piggy Bank'],
  ['bachche botal', 'Kids Sipper Bottle'],
  ['बाल्टी', 'Plastic Bucket with Lid'],
  ['कढ़ाई', 'Iron Kadhai'],
  ['steel ka lota', 'Steel Lota'],
  // Words run together or apart.
  ['soapdish', 'Soap Dish'],
  ['dishrack', 'Dish Rack'],
  ['tooth brush holder', 'Toothbrush Holder'],
  ['500ml flask', 'Insulated Flask 500 ml'],
  // Attributes and texts.
  ['royal bowl', 'Soup Bowl', 'Mixing Bowl with Lid'],
  ['iron', 'Iron Kadhai', 'Cast Iron Tawa'],
  ['kids plate', 'Kids Cartoon Plate'],
  ['little ones bottle', 'Kids Sipper Bottle'],
  ['biryani', 'Handi with Lid'],
  ['kneading', 'Parat 16 inch'],
  ['pink bottle', 'Kids Sipper Bottle'],
  // Punctuation and accents.
  ['cutlery & napkin', 'Café Style Cutlery & Napkin Stand'],
  ['cafe', 'Café Style Cutlery & Napkin Stand'],
  ['"bucket"', 'Plastic Bucket with Lid'],
  ['non-stick pan', 'Frying Pan'],
  ["kid's lunch-box!", 'Kids Lunch Box'],
  ['bucket (steel)', 'Steel Bucket 15 L'],
  // Name before description, the thing before what it is for.
  ['spoon', 'Serving Spoon'],
  ['forks', 'Dessert Fork Set'],
  ['soap', 'Soap Dish'],
  ['cup', 'Tea Cup Set'],
  // Short words.
  ['5 l', 'Pressure Cooker 5 L'],
  ['t', 'Towel Rod', 'Toilet Brush', 'Toothbrush Holder', 'Tea Strainer'],
  // Partly unknown.
  ['purple steel lota deluxe', 'Steel Lota'],
]

it.each(FIRST_HITS)('first hits: %s', (query, ...names) => {
  expect(namesFor(query).slice(0, names.length)).toEqual(names)
})

const bare = (name: string) => anEntry({ _id: asProductId(name), name })

describe('the order of hits', () => {
  it('puts the exact name before a beginning, that before a description, and leaves out a description with a beginning', () => {
    const index = indexOf([
      anEntry({ _id: asProductId('Rack'), description: 'Stands beside a cupboard.' }),
      anEntry({ _id: asProductId('Shelf'), description: 'Room for a cup.' }),
      bare('Cupboard'),
      bare('Tea Cup'),
      bare('Cup'),
    ])
    expect(namesFor('cup', index)).toEqual(['Cup', 'Tea Cup', 'Cupboard', 'Shelf'])
  })

  it('puts what the thing is before what it is for', () => {
    expect(namesFor('bottle').at(-1)).toBe('Bottle Cleaning Brush')
  })

  it('puts the most sold first among equals', () => {
    const index = indexOf([
      anEntry({ _id: asProductId('a'), name: 'Red Mug' }, { sold: 1 }),
      anEntry({ _id: asProductId('b'), name: 'Big Mug' }, { sold: 9 }),
    ])
    expect(namesFor('mug', index)).toEqual(['b', 'a'])
  })
})

describe('what is not found', () => {
  it.each([
    ['mug', 'Glass Juice Jug'],
    ['soup bowl', 'Soap Dish'],
    ['steel bottle', 'Steel Lota'],
    ['toilet brush', 'Bottle Cleaning Brush'],
    ['jar', 'Masala Dabba'],
  ])('%s does not show %s', (query, name) => {
    expect(namesFor(query)).not.toContain(name)
  })

  it.each(['mgu', 'mux'])('takes %s, which nothing else is, for a mug', (query) => {
    expect(namesFor(query)).toEqual(expect.arrayContaining(['Coffee Mug', 'Bath Mug']))
  })

  it('takes no household word for a misspelt other one', () => {
    const index = indexOf([bare('Bath Stool'), bare('Hand Towel')])
    expect(namesFor('patla', index)).toEqual(['Bath Stool'])
    expect(namesFor('patila', index)).toEqual([])
    expect(namesFor('handi', index)).toEqual([])
  })

  it('takes a typo for a word of a name rather than of a description', () => {
    const index = indexOf([
      bare('Tall Plant'),
      anEntry({ _id: asProductId('Rod'), description: 'Wall plan.' }),
    ])
    expect(namesFor('plantt', index)).toEqual(['Tall Plant'])
    expect(namesFor('plann', index)).toEqual(['Tall Plant'])
  })

  it('looks for typos in descriptions when names alone do not have all words', () => {
    const index = indexOf([
      anEntry({ _id: asProductId('Flask'), description: 'A steel bottle for school.' }),
      bare('Steel Rod'),
    ])
    expect(namesFor('stel botle', index)).toEqual(['Flask'])
  })

  it('takes another first letter when words with the same one do not fit the others', () => {
    const index = indexOf([bare('Teen Stand'), bare('Steel Bottle')])
    expect(namesFor('teel', index)).toEqual(['Teen Stand'])
    expect(namesFor('teel bottle', index)).toEqual(['Steel Bottle'])
  })

  it('finds nothing for a word that is like no other', () => {
    expect(namesFor('xyzzy')).toEqual([])
  })

  it('is anything of marks alone', () => {
    expect(namesFor(' & !? ')).toEqual([])
  })
})

const suggestionFor = (query: string) =>
  household.search.didYouMean(query, household.orders.popularity.slots)

it.each(['चटनी', 'চটনী', 'chatni'])('names %s as it was typed, where it was left out', (word) => {
  const { search, orders } = household
  expect(search.find(`${word} bucket`, orders.popularity.slots)?.leftOut).toEqual([word])
})

describe('the nearest spelling', () => {
  it.each([
    ['btle', 'bottle'],
    ['bukect', 'bucket'],
    ['steel tmblr', 'steel tumbler'],
    ['casarolle', 'casserole'],
  ])('of %s is %s', (query, suggestion) => {
    expect(suggestionFor(query)).toBe(suggestion)
  })

  it('is in the letters that were typed', () => {
    const index = indexOf([
      anEntry({ _id: asProductId('Press'), name: 'Press', nameIn: { ta: 'இஞ்சி குக்கர்' } }),
      bare('Cooker'),
    ])
    const nearest = (query: string) => index.search.didYouMean(query, index.orders.popularity.slots)
    expect(nearest('idli cooker')).toBe('cooker')
  })

  it('is not given where there is none', () => {
    expect(suggestionFor('xyzzy')).toBeUndefined()
    expect(suggestionFor('bucket')).toBeUndefined()
  })
})

it('changes forget the words of a product that is gone or renamed', () => {
  const index = indexOf([bare('Lantern'), bare('Lamp')])
  const renamed = anEntry({ _id: asProductId('Lamp'), name: 'Torch' })
  index.apply([
    { id: 'Lantern', version: 2, entry: undefined },
    { id: 'Lamp', version: 2, entry: renamed },
  ])
  expect(namesFor('lantern', index)).toEqual([])
  expect(namesFor('lamp', index)).toEqual([])
  expect(namesFor('torch', index)).toEqual(['Lamp'])
})
