import { isDeepStrictEqual } from 'node:util'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from './app-error.ts'

/** Removes missing, null and empty values, which mean the same, for comparison. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(comparable)
  if (typeof value !== 'object' || value === null)
    return value === '' ? undefined : (value ?? undefined)
  const entries = Object.entries(value).map(([name, inner]) => [name, comparable(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other))

/**
 * Throws if a field has another value now than the change is based on (decision 27).
 *
 * @throws AppError changed_meanwhile, with the current values of changed fields
 */
export const refuseOutdated = (
  was: Record<string, unknown> | undefined,
  present: object,
  isSame: (field: string, opened: unknown, now: unknown) => boolean = (_, opened, now) =>
    isSameValue(opened, now),
): void => {
  const now = new Map<string, unknown>(Object.entries(present))
  const outdated = Object.entries(was ?? {}).flatMap(([field, opened]) =>
    isSame(field, opened, now.get(field)) ? [] : [field],
  )
  if (outdated.length === 0) return
  const why = reason('product_changed_meanwhile', { fields: outdated })
  throw new AppError('changed_meanwhile', why, {
    current: Object.fromEntries(outdated.map((field) => [field, now.get(field) ?? null])),
    fields: Object.fromEntries(outdated.map((field) => [field, why])),
  })
}
