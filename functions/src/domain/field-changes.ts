import { isDeepStrictEqual } from 'node:util'

export type FieldChanges = Record<string, { from: unknown; to: unknown }>

/** The changed fields with their old and new value; null stands for a missing one. */
export const fieldChanges = (before: object, after: object): FieldChanges => {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const changes: FieldChanges = {}
  for (const field of new Set([...old.keys(), ...now.keys()])) {
    const from: unknown = old.get(field) ?? null
    const to: unknown = now.get(field) ?? null
    if (!isDeepStrictEqual(from, to)) changes[field] = { from, to }
  }
  return changes
}
