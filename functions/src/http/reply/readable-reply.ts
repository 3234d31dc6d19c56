import type { ZodType } from 'zod'

type Path = readonly PropertyKey[]

/** How many levels up an invalid required field may invalidate its object. */
const MAX_ROUNDS = 4

/** Fields of a document that the reply's schema can't read. */
export type Unreadable = { id: string; fields: string[] }

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), root)

const idOf = (value: unknown): string => {
  const { _id: id, number } = isContainer(value) ? value : {}
  return [id, number].find((one) => typeof one === 'string') ?? 'without an id'
}

/** The outermost list entry that contains the field, or else the field itself. */
const partLeftOut = (path: Path): Path => {
  const place = path.findIndex((key) => typeof key === 'number')
  return place < 0 ? path : path.slice(0, place + 1)
}

/** A copy without these parts; list entries move up. */
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
 * A reply as its schema defines it. A newer release may have written values that this one doesn't know, before a
 * rollback or while both serve. Such entries are left out of lists, and such fields out of documents.
 *
 * @param note is called with each one left out
 * @throws ZodError if the rest doesn't fit either
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
      // A required field takes its object with it.
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
