import { courierKey } from '@bartan/contract/settings/couriers'
import { readJson, writeJson } from '#lib/storage/local-store.ts'

/** Kinds of files that couriers send. */
export type CourierFileKind = 'shipments' | 'remittances'

/** Headings that somebody chose, by field. */
export type ChosenColumns = Readonly<Record<string, string>>

/** Maximum number of couriers in a shop. */
const MAX_COURIERS = 20

const isMemory = (value: unknown): value is [string, ChosenColumns][] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object' && one[1],
  )

const keyOf = (kind: CourierFileKind) => `adminColumns.${kind}` as const

/** What was chosen on this device for a courier's last file, as far as this one has these headings. */
export const rememberedColumns = (
  kind: CourierFileKind,
  courier: string,
  head: readonly string[],
): ChosenColumns => {
  const all = new Map(readJson(keyOf(kind), isMemory) ?? [])
  const known = Object.entries(all.get(courierKey(courier)) ?? {})
  return Object.fromEntries(known.filter(([, heading]) => head.includes(heading)))
}

export const rememberColumns = (
  kind: CourierFileKind,
  courier: string,
  chosen: ChosenColumns,
): void => {
  if (Object.keys(chosen).length === 0) return
  const key = courierKey(courier)
  const others = (readJson(keyOf(kind), isMemory) ?? []).filter(([name]) => name !== key)
  writeJson(keyOf(kind), [[key, chosen], ...others].slice(0, MAX_COURIERS))
}
