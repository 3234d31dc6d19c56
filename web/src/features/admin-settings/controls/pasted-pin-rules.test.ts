import { expect, it } from 'vitest'
import { parsePinRules } from './pasted-pin-rules.ts'

it('reads what a spreadsheet puts on the clipboard, with a heading or without', async () => {
  expect(await parsePinRules('PIN\tDeliver\tDays\tCash\n110\tyes\t2\t₹5,000\n7\tno\n')).toEqual({
    items: [
      { prefix: '110', serviceable: true, days: 2, codMax: 5000 },
      { prefix: '7', serviceable: false, days: 1 },
    ],
    faults: [],
  })
})

it.each(['110; yes; 2', '110, हाँ, 2', '110,,2'])('reads %s', async (line) => {
  expect((await parsePinRules(line)).items).toEqual([{ prefix: '110', serviceable: true, days: 2 }])
})

it('names the lines that are none', async () => {
  expect(await parsePinRules('110\n011\n12, perhaps\n13, yes, soon')).toEqual({
    items: [{ prefix: '110', serviceable: true, days: 1 }],
    faults: [2, 3, 4],
  })
})

it('reads digits of other scripts', async () => {
  expect(await parsePinRules('पिन\n११०\tyes\t२')).toEqual({
    items: [{ prefix: '110', serviceable: true, days: 2 }],
    faults: [],
  })
})

it('finds the columns below a title, in any order, and leaves what is below the rules', async () => {
  const text = [
    'Where we deliver;;;',
    'Delivers;Days;PIN code;Delivery fee',
    'नहीं;NA;7;-',
    'yes;2.0;="110";"Rs. 1,040/-"',
    'Total;2;;',
  ]
  expect(await parsePinRules(text.join('\n'))).toEqual({
    items: [
      { prefix: '7', serviceable: false, days: 1 },
      { prefix: '110', serviceable: true, days: 2, fee: 1040 },
    ],
    faults: [],
  })
})
