import type { Document } from '#engine/document.ts'
import { getField } from '#engine/field-path.ts'
import { KeyWriter } from '#engine/key-writer.ts'
import { parentOf } from '#engine/path.ts'
import type { IndexShape } from '#engine/store.ts'
import type { Value } from '#engine/value.ts'

export type Index = {
  readonly id: number
  readonly descendants: boolean
  readonly shape: IndexShape
}

/**
 * The document's keys in the index: none if it lacks a field, one per element if the index has an array field. In a
 * collection's index the parent comes first, so that one index serves all collections with that id.
 */
export const entryKeys = ({ descendants, shape }: Index, document: Document): Buffer[] => {
  const columns: { values: readonly Value[]; inverted: boolean }[] = []
  for (const { field, mode } of shape.fields) {
    const value = getField(document.fields, field)
    if (!value) return []
    if (mode === 'contains') {
      if (value.type !== 'array') return []
      columns.push({ values: value.values, inverted: false })
    } else columns.push({ values: [value], inverted: mode === 'descending' })
  }
  let rows: { value: Value; inverted: boolean }[][] = [[]]
  for (const { values, inverted } of columns)
    rows = rows.flatMap((row) => values.map((value) => [...row, { value, inverted }]))
  return rows.map((row) => {
    const writer = new KeyWriter()
    if (!descendants) writer.path(parentOf(document.path))
    for (const { value, inverted } of row)
      if (inverted) writer.inverted((inner) => inner.value(value))
      else writer.value(value)
    if (shape.nameDescending) writer.inverted((inner) => inner.path(document.path))
    else writer.path(document.path)
    return writer.finish()
  })
}
