import type { Dimension } from '../vocabulary/units.ts'
import type { Token } from './tokens.ts'

/** A size as it was said, in ml, g, mm …; `isRound`: in another system than the goods' (inches). */
export type Measure = { dimension: Dimension; value: number; isRound: boolean }

/** The meaning of a part of a line. */
export type Part = Said & { from: number; to: number }

type Said =
  | { kind: 'word'; token: Token }
  /** `isOpen`: a range, two numbers, or none. */
  | { kind: 'quantity'; value: number; isOpen: boolean; isVague?: true }
  /** A number of something else: days, people, a time. */
  | { kind: 'other' }
  | { kind: 'measure'; measure: Measure }
  /** The pieces of a set: "set of 4". */
  | { kind: 'pieces'; value: number; isOpen?: boolean }
  /** Rupees: at most this much if `isBound`, else about this much. */
  | { kind: 'price'; value: number; isBound: boolean; isOpen?: boolean }

export type Read = { part: Said; end: number }
