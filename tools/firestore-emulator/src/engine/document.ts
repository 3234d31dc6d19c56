import type { Micros } from './clock.ts'
import type { Fields } from './value.ts'

/** A document as stored; `path` is relative to its database. Never changed in place. */
export type Document = {
  readonly path: string
  readonly fields: Fields
  readonly createTime: Micros
  readonly updateTime: Micros
}

/** What one commit did to one document; both sides are never missing at once. */
export type Change = {
  readonly path: string
  readonly before: Document | undefined
  readonly after: Document | undefined
}
