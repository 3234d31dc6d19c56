import type { MessageTypes } from '../protocol.ts'

/** A message's field in the .proto file. */
export type FieldType = {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly typeName: string
}

export type MessageType = {
  readonly name?: string
  readonly field?: readonly FieldType[]
  readonly nestedType?: readonly MessageType[]
}

/** A type with its enclosing types, whose names it may use. */
export type Scoped = { readonly type: MessageType; readonly around: readonly MessageType[] }

/** How map<string, T> is represented. */
export const isMapEntry = ({ field = [] }: MessageType): boolean =>
  field.length === 2 && field[0]?.name === 'key' && field[1]?.name === 'value'

const within = (type: MessageType | undefined, names: readonly string[]): MessageType | undefined =>
  names.reduce<MessageType | undefined>(
    (found, name) => found?.nestedType?.find((one) => one.name === name),
    type,
  )

/** Finds a field's type by name, from the innermost scope outwards. */
export const typeOf = (
  types: MessageTypes,
  { type, around }: Scoped,
  name: string,
): Scoped | undefined => {
  const names = name.split('.')
  const scopes = [...around, type]
  for (const [depth, scope] of [...scopes.entries()].reverse()) {
    const found = within(scope, names)
    if (found) return { type: found, around: scopes.slice(0, depth + 1) }
  }
  for (const prefix of ['google.firestore.v1.', 'google.', '']) {
    const [top = '', ...inner] = names
    const found: MessageType | undefined =
      types.get(`${prefix}${name}`) ?? within(types.get(`${prefix}${top}`), inner)
    if (found) return { type: found, around: [] }
  }
  return undefined
}
