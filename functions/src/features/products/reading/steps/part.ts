import type { Dimension } from '../vocabulary/units.ts'
import type { Token } from './tokens.ts'

/** A size as it was said, in ml, g, mm …; `isRound`: of another system than the one that goods are made in (inches). */
export type Measure = { dimension: Dimension; value: number; isRound: boolean }

/** What a stretch of a line says. */
export type Part = Said & { from: number; to: number }

type Said =
  | { kind: 'word'; token: Token }
  /** `isOpen`: a span, two numbers, none. */
  | { kind: 'quantity'; value: number; isOpen: boolean; isVague?: true }
  /** A number of something else: days, people, a time. */
  | { kind: 'other' }
  | { kind: 'measure'; measure: Measure }
  /** The pieces of a set: "set of 4". */
  | { kind: 'pieces'; value: number }
  /** Rupees: at most so much, and about so much where it is not `isBound`. */
  | { kind: 'price'; value: number; isBound: boolean }

export type Read = { part: Said; end: number }
