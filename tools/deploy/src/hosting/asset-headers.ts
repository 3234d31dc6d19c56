import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Built files whose names change with their content. */
export const ASSETS = '/assets/'

/** Lists the releases that the files belong to (release-list.ts). */
export const RELEASE_LIST = 'releases.json'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

export type HeaderRule = { regex: string; headers: { key: string; value: string }[] }

/** Limits the length of a pattern. */
const NAMES_PER_RULE = 100

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`)

/** Patterns that match exactly these files of /assets. */
export const patternsOf = (names: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(names.length / NAMES_PER_RULE) }, (_, index) => {
    const some = names.slice(index * NAMES_PER_RULE, (index + 1) * NAMES_PER_RULE)
    return `^${ASSETS}(?:${some.map(escaped).join('|')})$`
  })

export const assetsIn = (folder: string): string[] => {
  const path = join(folder, ASSETS)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name !== RELEASE_LIST)
    .sort()
}

/**
 * Lets browsers cache existing assets. Hosting adds a path's headers to a 404 as well, so a rule for all of /assets
 * would make browsers cache for a year that a file is missing (decisions/0053). Missing files get firebase.json's
 * `no-store`.
 */
export const assetHeaders = (folder: string): HeaderRule[] =>
  patternsOf(assetsIn(folder)).map((regex) => ({
    regex,
    headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
  }))
