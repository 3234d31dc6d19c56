import type { Micros } from './clock.ts'
import type { Fields } from './value.ts'

/** A stored document, immutable; `path` is relative to its database. */
export type Document = {
  readonly path: string
  readonly fields: Fields
  readonly createTime: Micros
  readonly updateTime: Micros
}

/** A commit's change of one document; at least one side is present. */
export type Change = {
  readonly path: string
  readonly before: Document | undefined
  readonly after: Document | undefined
}
