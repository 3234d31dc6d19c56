import { Bitset } from '../index/bitset.ts'
import type { AskedMeasure } from '../index/variants/conditions.ts'

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
  /** Of a search with measures, those that are of the asked kind, or have all words in the name. */
  meant?: Bitset | undefined
}

export const NOTHING: SearchResult = {
  ranked: new Uint32Array(0),
  slots: new Bitset(),
  leftOut: [],
  measures: [],
  isByMeasure: false,
}
