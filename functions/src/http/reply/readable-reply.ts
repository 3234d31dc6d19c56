import type { ZodType } from 'zod'

type Path = readonly PropertyKey[]

/** How far up a field is followed whose object must have it. */
const MAX_ROUNDS = 4

/** What a reply's schema does not know of a document. */
export type Unreadable = { id: string; fields: string[] }

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), root)

const idOf = (value: unknown): string => {
  const { _id: id, number } = isContainer(value) ? value : {}
  return [id, number].find((one) => typeof one === 'string') ?? 'without an id'
}

/** The outermost entry of a list that holds the field, or else the field itself. */
const partLeftOut = (path: Path): Path => {
  const place = path.findIndex((key) => typeof key === 'number')
  return place < 0 ? path : path.slice(0, place + 1)
}

/** A copy in which the parts are missing; entries of a list move up. */
const without = (value: unknown, parts: readonly Path[]): unknown => {
  if (!isContainer(value)) return value
  const isLeftOut = (key: PropertyKey) => parts.some((part) => part.length === 1 && part[0] === key)
  const inside = (key: PropertyKey) =>
    parts.filter((part) => part.length > 1 && part[0] === key).map((part) => part.slice(1))
  if (Array.isArray(value))
    return value.flatMap((one, key) => (isLeftOut(key) ? [] : [without(one, inside(key))]))
  const kept = Object.entries(value).filter(([key]) => !isLeftOut(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, without(one, inside(key))]))
}

/**
 * A reply as its schema tells it. What a newer release has written can have values that this one does not know, before a
 * rollback or while both serve: such an entry is left out of a list, and such a field of a document, and the rest is
 * answered.
 *
 * @param note is called with each that is left out
 * @throws ZodError where the rest does not fit either
 */
export const readableReply = (
  schema: ZodType,
  reply: unknown,
  note: (unreadable: Unreadable) => void,
): unknown => {
  const { data, error, success } = schema.safeParse(reply)
  if (success) return data
  const fieldsOf = new Map<string, { part: Path; fields: string[] }>()
  let issues = error.issues
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const tried = new Set(fieldsOf.keys())
    for (const { path } of issues) {
      let part = partLeftOut(path)
      // What must not be missing goes with what it is in.
      if (tried.has(part.join('.'))) part = part.slice(0, -1)
      const known = fieldsOf.get(part.join('.')) ?? { part, fields: [] }
      fieldsOf.set(part.join('.'), { part, fields: [...known.fields, path.join('.')] })
    }
    const parts = [...fieldsOf.values()].map(({ part }) => part)
    if (parts.some((part) => part.length === 0)) break
    const rest = schema.safeParse(without(reply, parts))
    if (rest.success) {
      for (const { part, fields } of fieldsOf.values()) {
        const entry = typeof part.at(-1) === 'number' ? valueAt(reply, part) : reply
        note({ id: idOf(entry), fields })
      }
      return rest.data
    }
    issues = rest.error.issues
  }
  throw error
}
