import { describe, expect, it } from 'vitest'
import { measuresIn, measuresText, readSearchMeasures } from './read-measures.ts'

describe('measures in a search', () => {
  it.each([
    ['5 litre', '', '5 L'],
    ['5 ltr', '', '5 L'],
    ['5l', '', '5 L'],
    ['500 ml', '', '500 ml'],
    ['5000ML', '', '5000 ml'],
    ['10 inch', '', '10 in'],
    ['10 in', '', '10 in'],
    ['10"', '', '10 in'],
    ['2 kg', '', '2 kg'],
    ['30 cm', '', '30 cm'],
    ['1.5 litre bottle', 'bottle', '1.5 L'],
    ['10 inch tawa', 'tawa', '10 in'],
    ['10 in tawa', 'tawa', '10 in'],
    ['steel 5-litre cooker', 'steel cooker', '5 L'],
    ['1,000 ml jug', 'jug', '1000 ml'],
    ['5 लीटर कुकर', 'कुकर', '5 L'],
    ['५ लिटर बादली', 'बादली', '5 L'],
    ['paanch litre cooker', 'cooker', '5 L'],
    ['3 in 1 grater 10 in', '3 in 1 grater', '10 in'],
    ['5 litre 30 cm cooker', 'cooker', '5 L, 30 cm'],
    ['1 l 1000 ml', '', '1 L'],
    ['.5 l bottle', 'bottle', '0.5 L'],
    ['1/2 litre bottle', 'bottle', '0.5 L'],
    ['1 1/2 litre', '', '1.5 L'],
    ['1½ litre', '', '1.5 L'],
    ['½ kg dabba', 'dabba', '0.5 kg'],
    ['half litre bottle', 'bottle', '0.5 L'],
    ['आधा लीटर बोतल', 'बोतल', '0.5 L'],
    ['दीड लिटर', '', '1.5 L'],
    ['দেড় লিটার', '', '1.5 L'],
    ['அரை லிட்டர்', '', '0.5 L'],
    ['10 இன்ச் தவா', 'தவா', '10 in'],
  ])('%s', (search, words, text) => {
    const read = readSearchMeasures(search)
    expect([read.words, measuresText(read.measures)]).toEqual([words, text])
  })

  it.each([
    '5 in 1',
    '5-in-1 grater',
    '2 in one',
    'BK-5L',
    'tfn-3l',
    '2-3 l kadhai',
    '30 x 20 cm tray',
    'set of 6',
    '0 ml',
    '304 grade steel',
    'litre',
    '',
  ])('none: %s', (search) => {
    expect(readSearchMeasures(search)).toEqual({ words: search, measures: [] })
  })
})

const keys = (text: string) => readSearchMeasures(text).measures.map(({ key }) => key)

it('is the same measure in any unit', () => {
  expect(keys('5000 ml')).toEqual(keys('5 L'))
  expect(keys('0.25 kg')).toEqual(keys('250 g'))
  expect(keys('300 mm')).toEqual(keys('30 cm'))
  expect(keys('10 in')).toEqual(keys('25.4 cm'))
  expect(keys('5 kg')).not.toEqual(keys('5 L'))
})

it('is found in what a product says', () => {
  expect(measuresIn('Large (5 L)')).toEqual(['volume 5000'])
  expect(measuresIn('30 × 20 x 10 cm')).toEqual(['length 300', 'length 200', 'length 100'])
  expect(measuresIn('1-2 L')).toEqual(['volume 1000', 'volume 2000'])
  expect(measuresIn('Set of 6, 200 ml each')).toEqual(['volume 200'])
  expect(measuresIn('1/2 L, 1½ L')).toEqual(['volume 500', 'volume 1500'])
  expect(measuresIn('Large')).toEqual([])
})
