import type { Change, Document } from '#engine/document.ts'
import { getField } from '#engine/field-path.ts'
import { KeyWriter } from '#engine/key-writer.ts'
import { parentOf } from '#engine/path.ts'
import type { IndexShape } from '#engine/store.ts'
import type { DocumentRow } from './schema.ts'
import type { Statements } from './statements.ts'

type Index = {
  readonly id: number
  readonly descendants: boolean
  readonly shape: IndexShape
}

const keyOf = (write: (writer: KeyWriter) => void, inverted: boolean): Buffer => {
  const writer = new KeyWriter()
  if (inverted) writer.inverted(write)
  else write(writer)
  return writer.finish()
}

/**
 * The document's keys in the index: none if it lacks a field, one per element if the index has an array field. In a
 * collection's index the parent comes first, so that one index serves all collections with that id.
 */
const entryKeys = ({ descendants, shape }: Index, { path, fields }: Document): Buffer[] => {
  // Each part is written once: the words of an array share all others.
  let keys = descendants ? [[]] : [[keyOf((writer) => writer.path(parentOf(path)), false)]]
  for (const { field, mode } of shape.fields) {
    const value = getField(fields, field)
    if (!value || (mode === 'contains' && value.type !== 'array')) return []
    const values = mode === 'contains' && value.type === 'array' ? value.values : [value]
    const parts = values.map((one) => keyOf((writer) => writer.value(one), mode === 'descending'))
    keys = keys.flatMap((key) => parts.map((part) => [...key, part]))
  }
  const name = keyOf((writer) => writer.path(path), shape.nameDescending)
  return keys.map((key) => Buffer.concat([...key, name]))
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
