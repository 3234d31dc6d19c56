import { useQuery } from '@tanstack/react-query'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { readJson, writeJson } from '#lib/storage/local-store.ts'

/** Names of the couriers in the settings. */
const couriersQuery = () => readQuery(adminKey('couriers'), 'GET /api/admin/orders/couriers')

const COURIERS_KEY = 'adminCouriers'

/** Maximum number of suggestions shown at once. */
const MAX_COURIERS = 6

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Couriers used on this device, latest first. */
const knownCouriers = (): string[] => readJson(COURIERS_KEY, isNames) ?? []

export const rememberCourier = (name: string): void => {
  if (!name) return
  const others = knownCouriers().filter((other) => other !== name)
  writeJson(COURIERS_KEY, [name, ...others].slice(0, MAX_COURIERS))
}

/** Couriers to choose from, and the one that is meant unless another is said. */
export const useCouriers = (): { couriers: string[]; usual: string } => {
  const { data: named = [] } = useQuery(couriersQuery())
  const known = knownCouriers()
  return {
    couriers: [...new Set([...known, ...named])],
    usual: known[0] ?? (named.length === 1 ? named[0] : undefined) ?? '',
  }
}
