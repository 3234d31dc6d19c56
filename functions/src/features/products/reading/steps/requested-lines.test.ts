import { expect, it } from 'vitest'
import { cutMessage } from './cut.ts'
import { requestedLinesOf } from './requested-lines.ts'

const asks = (text: string) =>
  cutMessage(text)
    .flatMap(requestedLinesOf)
    .map(({ quantity, isOpen, words }) => {
      const said = words.map((word) => word.text).join(' ')
      return `${quantity}${isOpen ? '?' : ''} ${said}`
    })

it.each<[text: string, ...lines: string[]]>([
  ['2 balti 1 tawa 3 katori', '2 balti', '1 tawa', '3 katori'],
  ['balti 2 tawa 1', '2 balti', '1 tawa'],
  ['do steel balti 15 litre ek steel mug kala', '2 steel balti', '1 steel mug kala'],
  ['balti lal', '1 balti lal'],
  ['2 balti lal x3', '2? balti lal'],
  ['glass set of 4 lal - 2', '2 glass lal'],
])('%s', (text, ...lines) => {
  expect(asks(text)).toEqual(lines)
})
