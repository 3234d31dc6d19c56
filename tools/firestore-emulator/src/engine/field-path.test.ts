import { expect, it } from 'vitest'
import { maskFields } from './field-path.ts'
import type { Fields, Value } from './value.ts'

const text = (value: string): Value => ({ type: 'string', value })
const mapOf = (fields: Record<string, Value>): Value => ({
  type: 'map',
  fields: new Map(Object.entries(fields)),
})

it('keeps the masked fields alone, and of a map what is masked in it', () => {
  const fields: Fields = new Map([
    ['name', text('pan')],
    ['search', text('pa')],
    ['size', mapOf({ width: text('20'), height: text('4'), depth: text('1') })],
  ])
  const kept = maskFields(fields, [['size', 'depth'], ['name'], ['size', 'width'], ['gone', 'too']])
  expect(Object.fromEntries(kept)).toEqual({
    name: text('pan'),
    size: mapOf({ depth: text('1'), width: text('20') }),
  })
  expect(maskFields(fields, [['size', 'depth'], ['size']]).get('size')).toEqual(fields.get('size'))
})
