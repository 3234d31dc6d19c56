type Scalar = 'string' | 'bytes' | 'bool' | 'int32' | 'int64' | 'double'

/** A message is named by a function, because messages refer to each other; of an enumeration, its names by number. */
export type FieldType = Scalar | readonly string[] | (() => MessageType)

export type Field = {
  name: string
  id: number
  type: FieldType
  /** Several values, or values by name. */
  many: 'list' | 'map' | undefined
}

/** A message of the protobuf encoding (protobuf.dev/programming-guides/encoding). */
export type MessageType = {
  byName: ReadonlyMap<string, Field>
  byId: readonly (Field | undefined)[]
  /** What the SDK expects although nothing was sent: lists, maps and numbers of zero. */
  expected: readonly Field[]
  /** Under which name a message that was read tells which of its fields is set. */
  oneof: string | undefined
}

type Entry = readonly [id: number, type: FieldType, many?: 'list' | 'map']

/** A message by its fields, as its .proto file numbers them. What is missing here is skipped when read. */
export const message = (fields: Record<string, Entry>, oneof?: string): MessageType => {
  const all = Object.entries(fields).map(([name, [id, type, many]]): Field => ({
    name,
    id,
    type,
    many,
  }))
  const byId: (Field | undefined)[] = []
  for (const field of all) byId[field.id] = field
  return {
    byName: new Map(all.map((field) => [field.name, field])),
    byId,
    expected: all.filter(({ type, many }) => many ?? (type === 'int32' && !oneof)),
    oneof,
  }
}

/** What is sent, as the SDK makes it, or was received, as the SDK takes it. */
export type Message = Record<string, unknown>

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null
