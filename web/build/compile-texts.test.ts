import { expect, it } from 'vitest'
import { compileTexts } from './compile-texts.ts'

const { transform } = compileTexts()
const compile = (text: string): unknown => {
  if (typeof transform !== 'object') throw new Error('The plugin has no transform')
  const source = JSON.stringify({ greeting: text })
  return Reflect.apply(transform.handler, undefined, [source, '/texts.en.json'])
}

it('refuses what the shop does not format', () => {
  expect(compile('{count, plural, one {# item} other {# items}}')).toMatchObject({ map: null })
  for (const text of [
    '{x, number}',
    '{sex, select, male {he} other {they}}',
    '{n, plural, offset:1 other {#}}',
  ])
    expect(() => compile(text)).toThrow(text)
})
