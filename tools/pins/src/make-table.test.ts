import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { isPin, stateOfPin, statesOfPin } from '@bartan/contract/shared/pin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { expect, it } from 'vitest'
import { readDirectory, readOtherList, statesByPin, type Office } from './directory.ts'
import { makeTable } from './make-table.ts'
import { TABLE_FILE } from './table-file.ts'

const directory = readDirectory()

/** Of a list's PIN codes those whose state the table has otherwise than most of the list's offices. */
const differing = (offices: readonly Office[]) =>
  [...statesByPin(offices)].flatMap(([pin, [state]]) =>
    isPin(pin) && stateOfPin(pin) === state ? [] : [`${pin} ${state}`],
  )

it('is the table that the directory makes, and a compact one', () => {
  const table = readFileSync(TABLE_FILE, 'utf8')
  expect(table.replaceAll(/\s+/g, ' ')).toBe(makeTable(directory).replaceAll(/\s+/g, ' '))
  expect(gzipSync(table).byteLength).toBeLessThanOrEqual(2000)
})

it('has every PIN code of the directory in its state', () => {
  expect(statesByPin(directory).size).toBeGreaterThan(19_000)
  expect(differing(directory)).toEqual([])
})

it('agrees with a list that others keep but for a few codes on the border', () => {
  const pins = [...statesByPin(readOtherList()).keys()]
  const other = differing(readOtherList())
  expect(pins.length).toBeGreaterThan(18_000)
  expect(other.length / pins.length).toBeLessThan(0.001)
  // Both states have offices there.
  const unknown = other.filter((one) => {
    const [pin = '', ...state] = one.split(' ')
    const states: readonly string[] = isPin(pin) ? statesOfPin(pin) : []
    return states.length > 1 && !states.includes(state.join(' '))
  })
  expect(unknown).toEqual([])
})

it('knows PIN codes in every state and territory', () => {
  const states = new Set(
    [...statesByPin(directory).keys()].map((pin) => (isPin(pin) ? stateOfPin(pin) : '')),
  )
  expect(states).toEqual(new Set(STATE_NAMES))
})
