import { Bitset } from '../index/bitset.ts'
import type { AskedMeasure } from '../index/variant-rows.ts'

export type SearchResult = {
  /** Best first. */
  ranked: Uint32Array
  slots: Bitset
  /** Words and measures that were left out, as typed. */
  leftOut: readonly string[]
  /** Those that some product has. */
  measures: readonly AskedMeasure[]
  /** Whether products were found by nothing but measures. */
  isByMeasure: boolean
  /** Those that are of the kind that was asked for, or have all words in the name. */
  meant: Bitset
}

export const NOTHING: SearchResult = {
  ranked: new Uint32Array(0),
  slots: new Bitset(),
  leftOut: [],
  measures: [],
  isByMeasure: false,
  meant: new Bitset(),
}
