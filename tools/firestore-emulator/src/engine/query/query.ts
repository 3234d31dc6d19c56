import type { FieldPath } from '../field-path.ts'
import type { Value } from '../value.ts'

export type FieldOperator =
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'

export type FieldFilter = {
  readonly kind: 'field'
  readonly field: FieldPath
  readonly op: FieldOperator
  readonly value: Value
}

export type Filter =
  | FieldFilter
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }

export type Order = {
  readonly field: FieldPath
  readonly descending: boolean
}

/** A position: values for the first orders, just before or just after equal ones. */
export type Cursor = {
  readonly values: readonly Value[]
  readonly before: boolean
}

/** Where a query searches: `parent` is a document path, or '' for the root. */
export type Scope = {
  readonly parent: string
  /** Absent only with `descendants`: documents of all collections below the parent. */
  readonly collectionId?: string | undefined
  readonly descendants: boolean
}

/** A requested query. `complete` in query-orders.ts adds what is implied. */
export type Query = {
  readonly scope: Scope
  readonly where?: Filter | undefined
  readonly orders: readonly Order[]
  readonly select?: readonly FieldPath[] | undefined
  readonly start?: Cursor | undefined
  readonly end?: Cursor | undefined
  readonly offset: number
  readonly limit?: number | undefined
}
