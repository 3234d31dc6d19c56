import { describe, expect, it } from 'vitest'
import { cellAmount, cellCode, cellCount, cellDay, cellYesNo, isSpoiled } from './read-cell.ts'

describe('a cell is read', () => {
  it.each([
    ['₹1,299.00', 1299],
    ['Rs. 1,299/-', 1299],
    ['Rs 1,29,900.50', 129_900.5],
    ['१२९९', 1299],
    ['(45.00)', -45],
    ['(₹45.00)', -45],
    ['-45', -45],
    ['₹ -45', -45],
    ['-0', 0],
    ['0', 0],
    ['', null],
    [' ', null],
    ['-', null],
    ['NA', null],
    ['N/A', null],
    ['12,99', undefined],
    ['$12', undefined],
    ['1.299,00', undefined],
    ['12-13', undefined],
    ['(-5)', undefined],
    ['free', undefined],
  ])('as an amount: %s', (cell, amount) => expect(cellAmount(cell)).toBe(amount))

  it.each([
    ['1,200', 1200],
    ['12.0', 12],
    ['-2', -2],
    ['१२', 12],
    ['', null],
    ['many', undefined],
    ['8.9E+12', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
  ])('as a number of units: %s', (cell, count) => expect(cellCount(cell)).toBe(count))

  it.each([
    ['05-Nov-2026', '2026-11-05'],
    ['5 November 2026', '2026-11-05'],
    ['05-nov-26', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['05/11/2026', '2026-11-05'],
    ['5.11.2026', '2026-11-05'],
    ['05-11-26', '2026-11-05'],
    ['11/25/2026', '2026-11-25'],
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T10:00:00Z', '2026-11-05'],
    ['2026-11-05 10:00:00', '2026-11-05'],
    ['05-11-2026 10:00', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['46331', '2026-11-05'],
    ['46331.5', '2026-11-05'],
    ['०५/११/२०२६', '2026-11-05'],
    ['', null],
    ['-', null],
    ['31/02/2026', undefined],
    ['soon', undefined],
    ['12345678901', undefined],
  ])('as a day: %s', (cell, day) => expect(cellDay(cell)).toBe(day))

  it.each([
    ["'0012", '0012'],
    ['="0012"', '0012'],
    ['14901234567890.0', '14901234567890'],
    ['1490.00', '1490'],
    ['10.0', '10.0'],
    ['A-1.0', 'A-1.0'],
  ])('as a code: %s', (cell, code) => expect(cellCode(cell)).toBe(code))

  it.each([
    ['yes', true],
    ['हाँ', true],
    ['होय', true],
    ['হ্যাঁ', true],
    ['ஆம்', true],
    ['1', true],
    ['No', false],
    ['नहीं', false],
    ['नाही', false],
    ['না', false],
    ['இல்லை', false],
    ['', null],
    ['perhaps', undefined],
  ])('as yes or no: %s', (cell, answer) => expect(cellYesNo(cell)).toBe(answer))

  it.each(['8.90123E+12', '8,9e+11', '02-Mar', 'Mar-02', '2-Mar-26', '#REF!', '#N/A', '#####'])(
    'as spoiled: %s',
    (cell) => expect(isSpoiled(cell)).toBe(true),
  )

  it.each(['E12', '12-E', 'Mar', 'MARCH-SALE', '#1', '1e', '10-12', 'May flower'])(
    'as it is: %s',
    (cell) => expect(isSpoiled(cell)).toBe(false),
  )
})
