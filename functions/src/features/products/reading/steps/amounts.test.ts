import { expect, it } from 'vitest'
import { readAmounts } from './amounts.ts'
import { tokensOf } from './tokens.ts'

/** `2q` is a quantity, `2q?` one that is open, `5000volume`, `400price`, `4pieces`; words as they are. */
const read = (text: string): string =>
  readAmounts(tokensOf(text))
    .map((part) => {
      if (part.kind === 'word') return part.token.plain
      if (part.kind === 'measure') return `${part.measure.value}${part.measure.dimension}`
      if (part.kind === 'other') return 'other'
      if (part.kind === 'quantity') return `${part.value}q${part.isOpen ? '?' : ''}`
      return `${part.value}${part.kind}${part.isOpen ? '?' : ''}`
    })
    .join(' ')

it.each([
  ['2 balti', '2q balti'],
  ['balti x3', 'balti 3q'],
  ['3x balti', '3q balti'],
  ['balti - 3 nos.', 'balti 3q'],
  ['do balti', '2q balti'],
  ['balti do', 'balti 2q?'],
  ['1 pair scissors', '2q? scissors'],
  ['one and a half dozen balti', '18q balti'],
  ['balti 2 din mein', 'balti other mein'],
  ['balti by 5', 'balti by other'],
  ['balti 5:30', 'balti other'],
  ['pan 1-1.5 litre', 'pan other 1500volume'],
  ['pan 1 to 1.5 litre', 'pan other 1500volume'],
  ['pan 500 m.l', 'pan 500volume'],
  ['तवा 28 से.मी', 'तवा 280length'],
  ['தவா 28 செ.மீ', 'தவா 280length'],
  ['pan 1/2 litre', 'pan 500volume'],
  ['balti bhej do', 'balti bhej do'],
  ['do you have tawa', 'do you have tawa'],
  ['aadha dozen lota', '6q lota'],
  ['half a dozen lotas', '6q lotas'],
  ['dhai darjan gilas', '30q gilas'],
  ['ek jodi mug', '2q mug'],
  ['एक दर्जन चम्मच', '12q चम्मच'],
  ['३ बाल्टी', '3q बाल्टी'],
  ['২টো বালতি', '2q বালতি'],
  ['দুটো বালতি', '2q বালতি'],
  ['௩ வாளி', '3q வாளி'],
  ['அரை டஜன் சொம்பு', '6q சொம்பு'],
  ['1,200 mug', '1200q mug'],
  ['99999 mug', '99999 mug'],
])('quantities: %s', (text, parts) => {
  expect(read(text)).toBe(plain(parts))
})

it.each([
  ['2 ya 3 balti', '2q? balti'],
  ['2-3 balti', '2q? balti'],
  ['do teen katori', '2q? katori'],
  ['2 x 3 mug', '2q? mug'],
  ['2-2 mug', '2q? mug'],
  ['-2 balti', '2q? balti'],
  ['0 balti', '1q? balti'],
  ['thode hanger', '1q? hanger'],
  ['329 x 2 lota', '2q? lota'],
  ['~5 balti', '5q? balti'],
  ['balti ± 5', 'balti 5q?'],
  ['௰ வாளி', '1q? வாளி'],
  ['௨௰ வாளி', '2q 1q? வாளி'],
  ['balti Ⅴ', 'balti 1q?'],
  ['balti ⑤', 'balti 1q?'],
  ['🔟 balti', '1q? balti'],
  ['balti ⅓', 'balti 1q?'],
])('what leaves the quantity open: %s', (text, parts) => {
  expect(read(text)).toBe(plain(parts))
})

it.each([
  ['steel dabba 5kg x3', 'steel dabba 5000weight 3q'],
  ['2 cooker 5 litre', '2q cooker 5000volume'],
  ['dedh litre kadhai', '1500volume kadhai'],
  ['அரை லிட்டர் சொம்பு', '500volume சொம்பு'],
  ['আড়াই লিটার', '2500volume'],
  ['10 inch tawa', '254length tawa'],
  ['10" tawa', '254length tawa'],
  ['2 in red', '2q in red'],
  ['ek step stool', '1q step stool'],
  ['6 steps ladder', '6steps ladder'],
  ['set of 4 glass', '4pieces glass'],
  ['4 ka set', '4pieces'],
  ['4 wala set', '4pieces?'],
  ['2 set hanger', '2q set hanger'],
  ['400 wala cooker', '400price? cooker'],
  ['5 wala balti', 'other wala balti'],
  ['balti paanch wali', 'balti other wali'],
  ['₹899 balti 2', '899price balti 2q'],
  ['rs. 199 balti', '199price balti'],
  ['tawa under 400', 'tawa 400price'],
  ['500 ke andar tawa', '500price tawa'],
  ['২০০ টাকার মগ', '200price মগ'],
])('sizes, sets and prices, of which none is a quantity: %s', (text, parts) => {
  expect(read(text)).toBe(plain(parts))
})

/** As tokens are spelled: without the dots of ज़, in decomposed letters. */
function plain(parts: string): string {
  return parts
    .split(' ')
    .map(
      (part) =>
        tokensOf(part)
          .map((token) => token.plain)
          .join('') || part,
    )
    .join(' ')
}
