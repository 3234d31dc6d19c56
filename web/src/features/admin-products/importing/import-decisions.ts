import type { ImportPlan } from '@bartan/contract/products/import-schema'
import { readJson, writeJson } from '#lib/storage/local-store.ts'

type OptionKinds = Readonly<Record<string, ImportPlan['options'][number]['as']>>

/** What the seller decides where another shop's file leaves it open. */
export type ImportDecisions = {
  category: string
  /** Units of goods that the other shop sells without counting. */
  uncounted: string
  isMrpCompareAt: boolean
  options: OptionKinds
}

const MEMORY = 'adminImportOptions'

/** Number of options that this device remembers, latest first. */
const MAX_OPTIONS = 40

const isMemory = (value: unknown): value is [string, OptionKinds[string]][] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      Array.isArray(one) && typeof one[0] === 'string' && (one[1] === 'size' || one[1] === 'color'),
  )

const remembered = () => readJson(MEMORY, isMemory) ?? []

export const firstDecisions = (): ImportDecisions => ({
  category: '',
  uncounted: '',
  isMrpCompareAt: false,
  options: Object.fromEntries(remembered()),
})

/** What the options of a file mean is asked once. */
export const rememberOptions = (options: ImportPlan['options']): void => {
  const names = new Set(options.map(({ name }) => name))
  const others = remembered().filter(([name]) => !names.has(name))
  const now = options.map(({ name, as }): [string, string] => [name, as])
  writeJson(MEMORY, [...now, ...others].slice(0, MAX_OPTIONS))
}

/** In the API's form. */
export const queryOf = ({ category, uncounted, isMrpCompareAt, options }: ImportDecisions) => ({
  category,
  ...(uncounted && { uncounted }),
  ...(isMrpCompareAt && { mrpFrom: 'compareAt' as const }),
  ...(Object.keys(options).length > 0 && { options: JSON.stringify(options) }),
})
