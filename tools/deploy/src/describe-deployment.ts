import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './checks/check.ts'

type Indexes = { indexes: object[]; fieldOverrides: { ttl?: boolean; collectionGroup: string }[] }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** firebase.json excludes installed packages and hidden folders. */
const NOT_UPLOADED = /\/(?:node_modules|\.[^/]+)\//

const folder = (path: string): string => {
  if (!existsSync(path)) return 'not built yet'
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !NOT_UPLOADED.test(`${entry.parentPath}/`.slice(path.length)),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  )
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}

export const describeDeployment = (
  root: string,
  { region, settings }: Pick<Site, 'region' | 'settings'>,
): string[] => {
  const { indexes, fieldOverrides } = readJson(join(root, 'firestore.indexes.json')) as Indexes
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map((field) => field.collectionGroup)
  const set = Object.keys(settings.values)
  return [
    `${indexes.length} indexes; times to live on ${expiring.join(', ')}`,
    'firestore.rules and storage.rules: closed to clients',
    `functions api, sendMail, removeOldData and importProducts in ${region}: ${folder(join(root, 'functions/lib'))}`,
    `hosting: ${folder(join(root, 'web/dist'))}`,
    set.length > 0
      ? `settings of ${settings.file}: ${set.join(', ')}; defaults for the rest`
      : `no settings yet in ${settings.file}; it needs WEB_API_KEY and SITE_URL, the rest has defaults`,
  ]
}
