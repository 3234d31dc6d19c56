import { describe, expect, it } from 'vitest'
import { assignNames } from './short-classes.ts'

const hashes = Array.from({ length: 676 }, (_, index) => `h${index.toString(26)}XYZ`)

describe('short names of classes', () => {
  it('has a name of two letters for each, and none twice', () => {
    const names = [...assignNames(hashes, new Map()).values()]
    expect(new Set(names).size).toBe(hashes.length)
    expect(names.every((name) => /^[a-zA-Z][a-zA-Z0-9]$/.test(name))).toBe(true)
  })

  it('keeps the names that are given', () => {
    const names = new Map(assignNames(hashes, new Map()))
    const before = new Map(names)
    assignNames(['fresh', ...hashes], names)
    for (const [hash, name] of before) expect(names.get(hash)).toBe(name)
  })

  it('changes few names when a class is added', () => {
    const before = assignNames(hashes, new Map())
    const after = assignNames(['abcdef', ...hashes], new Map())
    expect(hashes.filter((hash) => before.get(hash) !== after.get(hash)).length).toBeLessThan(20)
  })

  it('says so when there are too many', () => {
    const many = Array.from({ length: 4000 }, (_, index) => `h${index}`)
    expect(() => assignNames(many, new Map())).toThrow('more classes than names')
  })
})
