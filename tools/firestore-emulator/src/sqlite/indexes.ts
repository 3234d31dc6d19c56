import type { Change, Document } from '#engine/document.ts'
import { getField } from '#engine/field-path.ts'
import { KeyWriter } from '#engine/key-writer.ts'
import { parentOf } from '#engine/path.ts'
import type { IndexShape } from '#engine/store.ts'
import type { Value } from '#engine/value.ts'
import type { DocumentRow } from './schema.ts'
import type { Statements } from './statements.ts'

type Index = {
  readonly id: number
  readonly descendants: boolean
  readonly shape: IndexShape
}

/**
 * The document's keys in the index: none if it lacks a field, one per element if the index has an array field. In a
 * collection's index the parent comes first, so that one index serves all collections with that id.
 */
const entryKeys = ({ descendants, shape }: Index, document: Document): Buffer[] => {
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

/** With more per collection id, the least recently used index is dropped. */
const MAX_INDEXES = 64

export class Indexes {
  readonly #sql: Statements
  readonly #decode: (row: DocumentRow) => Document
  readonly #byGroup = new Map<number, Map<string, Index>>()

  constructor(sql: Statements, decode: (row: DocumentRow) => Document) {
    this.#sql = sql
    this.#decode = decode
  }

  #of(group: number): Map<string, Index> {
    let known = this.#byGroup.get(group)
    if (!known) {
      known = new Map()
      const rows = this.#sql.indexes(group).sort((left, right) => left.used - right.used)
      for (const { id, descendants, shape: text } of rows) {
        const shape: IndexShape = JSON.parse(text)
        known.set(`${descendants}${text}`, { id, descendants: descendants === 1, shape })
      }
      this.#byGroup.set(group, known)
    }
    return known
  }

  /** The index of this shape; built from all documents of the group if missing. */
  get(group: number, descendants: boolean, shape: IndexShape): Index {
    const known = this.#of(group)
    const text = JSON.stringify(shape)
    const name = `${descendants ? 1 : 0}${text}`
    const index = known.get(name) ?? this.#make(group, descendants, shape, text)
    // A Map keeps insertion order: the first is the least recently used.
    known.delete(name)
    known.set(name, index)
    return index
  }

  #make(group: number, descendants: boolean, shape: IndexShape, text: string): Index {
    const known = this.#of(group)
    this.#sql.begin()
    try {
      for (const [name, oldest] of known) {
        if (known.size < MAX_INDEXES) break
        this.#sql.dropIndex(oldest.id)
        known.delete(name)
      }
      const id = this.#sql.addIndex(group, descendants ? 1 : 0, text, Date.now())
      const index = { id, descendants, shape }
      for (const row of this.#sql.groupDocuments(group))
        for (const key of entryKeys(index, this.#decode(row))) this.#sql.collectEntry(key, row.id)
      this.#sql.addCollected(id)
      this.#sql.commit()
      return index
    } catch (error) {
      this.#byGroup.delete(group)
      this.#sql.rollback()
      throw error
    }
  }

  apply(group: number, { before, after }: Change, document: number) {
    for (const index of this.#of(group).values()) {
      const old = before ? entryKeys(index, before) : []
      const now = after ? entryKeys(index, after) : []
      for (const key of old)
        if (!now.some((other) => other.equals(key))) this.#sql.removeEntry(index.id, key)
      for (const key of now)
        if (!before || !old.some((other) => other.equals(key)))
          this.#sql.addEntry(index.id, key, document)
    }
  }

  forget() {
    this.#byGroup.clear()
  }
}
