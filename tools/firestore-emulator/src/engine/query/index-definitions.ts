import {
  DOCUMENT_NAME,
  formatFieldPath,
  isDocumentName,
  isPrefix,
  parseFieldPath,
  type FieldPath,
} from '../field-path.ts'

/** The format of firestore.indexes.json. https://firebase.google.com/docs/reference/firestore/indexes */
export type IndexFile = {
  readonly indexes?: readonly {
    readonly collectionGroup: string
    readonly queryScope?: string
    readonly fields: readonly {
      readonly fieldPath: string
      readonly order?: string
      readonly arrayConfig?: string
      readonly vectorConfig?: { readonly dimension: number }
    }[]
  }[]
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly ttl?: boolean
    readonly indexes?: readonly {
      readonly order?: string
      readonly arrayConfig?: string
      readonly queryScope?: string
    }[]
  }[]
}

export type Mode = 'ascending' | 'descending' | 'contains' | 'vector'

export type Part = {
  readonly field: FieldPath
  readonly mode: Mode
  /** For a vector only. */
  readonly dimension?: number | undefined
}

export type Definition = {
  readonly collectionId: string
  readonly group: boolean
  /** The last part is the document's name. */
  readonly parts: readonly Part[]
  /** The file's entry; undefined for automatic indexes. */
  readonly entry: string | undefined
}

type FileField = {
  readonly order?: string
  readonly arrayConfig?: string
  readonly vectorConfig?: object
}

const modeOf = ({ order, arrayConfig, vectorConfig }: FileField): Mode => {
  if (vectorConfig) return 'vector'
  if (arrayConfig === 'CONTAINS') return 'contains'
  return order === 'DESCENDING' ? 'descending' : 'ascending'
}

/** The name has the direction of the field before it, unless the entry says otherwise. */
const withName = (parts: readonly Part[]): readonly Part[] => {
  const last = parts.at(-1)
  if (last && isDocumentName(last.field)) return parts
  return [
    ...parts,
    { field: DOCUMENT_NAME, mode: last?.mode === 'descending' ? 'descending' : 'ascending' },
  ]
}

const pathOf = (text: string): FieldPath => (text === '*' ? ['*'] : parseFieldPath(text))

const single = (collectionId: string, group: boolean, part: Part, entry?: string): Definition => ({
  collectionId,
  group,
  parts: withName([part]),
  entry,
})

/** The existing indexes: those of the file, and the automatic ones that it leaves on. */
export class IndexDefinitions {
  readonly file: IndexFile
  readonly composites: readonly Definition[]
  readonly #overrides: readonly {
    collectionId: string
    field: FieldPath
    indexes: readonly Definition[] | undefined
  }[]

  constructor(file: IndexFile) {
    const { indexes = [], fieldOverrides = [] } = file
    this.file = file
    this.composites = indexes.map((index) => ({
      collectionId: index.collectionGroup,
      group: index.queryScope === 'COLLECTION_GROUP',
      parts: withName(
        index.fields.map((field) => ({
          field: pathOf(field.fieldPath),
          mode: modeOf(field),
          dimension: field.vectorConfig?.dimension,
        })),
      ),
      entry: JSON.stringify(index),
    }))
    this.#overrides = fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => {
      const field = pathOf(fieldPath)
      return {
        collectionId: collectionGroup,
        field,
        indexes: own?.map((index) => {
          const group = index.queryScope === 'COLLECTION_GROUP'
          const entry = JSON.stringify({ collectionGroup, fieldPath, indexes: [index] })
          return single(collectionGroup, group, { field, mode: modeOf(index) }, entry)
        }),
      }
    })
  }

  /** Single-field indexes: from the nearest override, else the automatic ones. */
  singles(collectionId: string, group: boolean, field: FieldPath): readonly Definition[] {
    const [override] = this.#overrides
      .filter((one) => one.collectionId === collectionId && one.indexes)
      .filter(({ field: of }) => isPrefix(of, field) || of[0] === '*')
      .sort((left, right) => specificity(right.field) - specificity(left.field))
    if (override?.indexes)
      return override.indexes
        .filter((index) => index.group === group)
        .map((index) => ({
          ...index,
          parts: index.parts.map((part, i) => (i === 0 ? { ...part, field } : part)),
        }))
    if (group) return []
    const modes: readonly Mode[] = ['ascending', 'descending', 'contains']
    return modes.map((mode) => single(collectionId, false, { field, mode }))
  }

  /** All entries of the file that could serve a query. */
  entries(): string[] {
    const overrides = this.#overrides.flatMap(({ indexes }) => indexes ?? [])
    return [...this.composites, ...overrides].flatMap(({ entry }) => entry ?? [])
  }
}

const specificity = (field: FieldPath) => (field[0] === '*' ? 0 : field.length)

const fileOrder = ({ mode, dimension }: Part) => {
  if (mode === 'vector') return { vectorConfig: { dimension, flat: {} } }
  return mode === 'contains' ? { arrayConfig: 'CONTAINS' } : { order: mode.toUpperCase() }
}

/** The entry to add to firestore.indexes.json for an index with these parts. */
export const entryFor = (collectionId: string, group: boolean, parts: readonly Part[]): string => {
  const queryScope = group ? 'COLLECTION_GROUP' : 'COLLECTION'
  const [only, ...others] = parts
  if (only && others.length === 0 && only.mode !== 'vector' && !isDocumentName(only.field)) {
    const index = { ...fileOrder(only), queryScope }
    const override = {
      collectionGroup: collectionId,
      fieldPath: formatFieldPath(only.field),
      indexes: [index],
    }
    return `"fieldOverrides": ${JSON.stringify(override)}`
  }
  const fields = parts.map((part) => ({
    fieldPath: formatFieldPath(part.field),
    ...fileOrder(part),
  }))
  return `"indexes": ${JSON.stringify({ collectionGroup: collectionId, queryScope, fields })}`
}
