import { createRequire } from 'node:module'

const modules = createRequire(import.meta.url)('../../vendor/firebase-emulators.cjs') as Record<
  string,
  () => unknown
>

/** A module of the bundle that vendor/bundle.ts makes, loaded on first use. */
export const loadVendored = (name: string): unknown => {
  const load = modules[name]
  if (!load) throw new Error(`vendor/firebase-emulators.cjs has no ${name}`)
  return load()
}
