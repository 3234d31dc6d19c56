import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './checks/check.ts'
import { plannedFunctions, type PlannedFunction } from './firebase-cli/planned-functions.ts'

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

const describeFunction = (planned: PlannedFunction): string => {
  const { id, region, availableMemoryMb, serviceAccount, scheduleTrigger, eventTrigger } = planned
  const when = scheduleTrigger
    ? `at ${scheduleTrigger.schedule} ${scheduleTrigger.timeZone}`
    : eventTrigger
      ? `on ${Object.values(eventTrigger.eventFilterPathPatterns).join(', ')}`
      : `${planned.concurrency} requests at once, ${planned.minInstances ?? 0} to ${planned.maxInstances} instances`
  return `  ${id} in ${region}: ${availableMemoryMb} MiB, ${planned.timeoutSeconds} s, ${when}, as ${serviceAccount}`
}

const describeSettings = (root: string, { file, values }: Site['settings']): string => {
  const set = Object.keys(values).join(', ')
  return existsSync(join(root, file))
    ? `settings of functions/.env and ${file}: ${set}; defaults for the rest`
    : `settings of functions/.env: ${set}; defaults for the rest. ${file} is not there yet: it needs WEB_API_KEY and SITE_URL`
}

export const describeDeployment = async (
  root: string,
  { project, settings }: Pick<Site, 'project' | 'settings'>,
): Promise<string[]> => {
  const { indexes, fieldOverrides } = readJson(join(root, 'firestore.indexes.json')) as Indexes
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map((field) => field.collectionGroup)
  const functions = (await plannedFunctions({ root, project, settings })) ?? []
  return [
    `${indexes.length} indexes; times to live on ${expiring.join(', ')}`,
    'firestore.rules and storage.rules: closed to clients',
    `functions: ${folder(join(root, 'functions/lib'))}`,
    ...functions.map(describeFunction),
    `hosting: ${folder(join(root, 'web/dist'))}`,
    describeSettings(root, settings),
  ]
}
