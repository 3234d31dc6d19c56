import { readJson, writeJson } from '#lib/storage/local-store.ts'

const KEY = 'adminCouriers'

/** As many as a list of suggestions can show at once. */
const MOST = 6

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** The couriers of this device, the last one first. */
export const knownCouriers = (): string[] => readJson(KEY, isNames) ?? []

export const rememberCourier = (name: string): void => {
  if (!name) return
  const others = knownCouriers().filter((other) => other !== name)
  writeJson(KEY, [name, ...others].slice(0, MOST))
}
