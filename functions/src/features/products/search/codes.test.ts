import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Codes } from './codes.ts'

const code = fc.constantFrom('AB-1', 'ab 1', 'AB-12', 'ABC-1', 'B-100', '8901234', '08901234')
const step = fc.record({ code, slot: fc.integer({ min: 0, max: 3 }), isSearched: fc.boolean() })

const keyOf = (text: string) => text.replaceAll(/[- ]/g, '').toUpperCase().replace(/^0/, '')

it('finds what was put there and not taken away since, after any history', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const codes = new Codes()
      const there = new Set<string>()
      for (const { code: one, slot, isSearched } of steps) {
        const key = `${keyOf(one)} ${slot}`
        if (there.has(key)) codes.delete(one, slot)
        else codes.add(one, slot)
        if (!there.delete(key)) there.add(key)
        if (isSearched) codes.find('ab1')
      }
      for (const start of ['AB1', 'AB12', '890', 'XYZ']) {
        const { exact, beginning } = codes.find(start)
        const wanted = [...there].filter((key) => key.startsWith(start))
        expect([...exact, ...beginning].map(String).toSorted()).toEqual(
          wanted.map((key) => key.split(' ')[1] ?? '').toSorted(),
        )
      }
    }),
  )
})
