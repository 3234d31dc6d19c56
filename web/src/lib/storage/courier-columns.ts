import type { CsvLimits } from '@bartan/contract/csv/csv-limits'
import { CsvError } from '@bartan/contract/csv/read-csv'
import { readTable } from '@bartan/contract/csv/read-table'
import { courierKey } from '@bartan/contract/settings/couriers'
import { readJson, writeJson } from './local-store.ts'

/** Column assignments of couriers' files on this device, by courier. */

type Kind = 'shipments' | 'remittances'

export type Chosen = Readonly<Record<string, string>>

/** Maximum number of couriers in a shop. */
const MAX_COURIERS = 20

const isChosen = (value: unknown): value is [string, Chosen][] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object' && one[1],
  )

const keyOf = (kind: Kind) => `adminColumns.${kind}` as const

/** Remembered columns that this file has. */
export const rememberedColumns = (kind: Kind, courier: string, head: readonly string[]): Chosen => {
  const all = new Map(readJson(keyOf(kind), isChosen) ?? [])
  const known = Object.entries(all.get(courierKey(courier)) ?? {})
  return Object.fromEntries(known.filter(([, heading]) => head.includes(heading)))
}

export const rememberColumns = (kind: Kind, courier: string, chosen: Chosen): void => {
  if (Object.keys(chosen).length === 0) return
  const key = courierKey(courier)
  const others = (readJson(keyOf(kind), isChosen) ?? []).filter(([name]) => name !== key)
  writeJson(keyOf(kind), [[key, chosen], ...others].slice(0, MAX_COURIERS))
}

/** A file's headings and first row; empty if it can't be read, which the server explains. */
export const readHead = async (
  text: string,
  limits: CsvLimits,
  names: Readonly<Record<string, readonly string[]>>,
): Promise<{ head: string[]; first: string[] }> => {
  try {
    const { head, rows } = await readTable(text, limits, Object.values(names).flat())
    return { head: head?.cells ?? [], first: rows[0]?.cells ?? [] }
  } catch (error) {
    if (error instanceof CsvError) return { head: [], first: [] }
    throw error
  }
}

/** Columns in the API's form. */
export const columnsOf = (chosen: Chosen): { columns?: string } =>
  Object.keys(chosen).length === 0 ? {} : { columns: JSON.stringify(chosen) }
