import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './checks/check.ts'
import { hostingUrl } from './checks/site-url.ts'
import { ASSETS, RELEASE_LIST } from './hosting/asset-headers.ts'
import { parseReleaseList } from './hosting/release-list.ts'
import { describeMigrations } from './migrations.ts'
import { compareVersions } from './release/next-version.ts'
import { faultsOf } from './settings.ts'

type Field = { fieldPath?: string; order?: string; arrayConfig?: string }
type Index = { name?: string; collectionGroup?: string; queryScope?: string; fields?: Field[] }

type Options = {
  root: string
  site: Site
  log: (line: string) => void
  fetchFile: (url: string) => Promise<Uint8Array | undefined>
}

const UPGRADES = 'docs/upgrades'

/** Google adds the document's name to every index. */
const keyOf = (group: string, { queryScope = 'COLLECTION', fields = [] }: Index): string =>
  [
    group,
    queryScope,
    ...fields
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ].join(' | ')

const groupOf = ({ name = '' }: Index): string => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? ''

/** Entries of firestore.indexes.json that the project lacks. */
const newIndexes = async ({ root, site: { google, project } }: Options): Promise<string[]> => {
  const text = readFileSync(join(root, 'firestore.indexes.json'), 'utf8')
  const { indexes: wanted } = JSON.parse(text) as { indexes: Index[] }
  const { indexes = [] } = await google.get<{ indexes?: Index[] }>(
    'firestore.googleapis.com',
    `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=500`,
  )
  const known = new Set(indexes.map((index) => keyOf(groupOf(index), index)))
  return wanted
    .map((index) => keyOf(index.collectionGroup ?? '', index))
    .filter((key) => !known.has(key))
}

const liveRelease = async ({ site, fetchFile }: Options) => {
  const file = await fetchFile((await hostingUrl(site)) + ASSETS + RELEASE_LIST)
  return file && parseReleaseList(Buffer.from(file).toString('utf8'))?.[0]
}

/** Upgrade notes for the versions after `live`, up to `here`. */
const pagesBetween = (root: string, live: string | undefined, here: string): string[] => {
  const folder = join(root, UPGRADES)
  const versions = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => /^(\d.*)\.md$/.exec(name)?.[1] ?? [])
    : []
  return versions
    .filter((version) => compareVersions(version, here) <= 0)
    .filter((version) => live === undefined || compareVersions(version, live) > 0)
    .sort(compareVersions)
    .map((version) => `${UPGRADES}/${version}.md`)
}

/** What an upgrade of the running shop to this version does and needs; returns the number of faults to fix first. */
export const upgradeCheck = async (options: Options): Promise<number> => {
  const { root, site, log } = options
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { version: here } = JSON.parse(manifest) as { version: string }
  const release = await liveRelease(options)
  const live = release?.version
  log(
    `${site.project} runs ${live ?? 'a version older than 1.0.0'}${release ? `, deployed on ${release.at.slice(0, 10)}` : ''}; this is ${here}.`,
  )
  const faults = faultsOf(site.settings, site.project).map((one) => `${site.settings.file}: ${one}`)
  if (live !== undefined && compareVersions(here, live) < 0)
    faults.push(
      'This is the older one: its code does not know what the newer one writes. Roll back by tag only (docs/operations.md).',
    )
  const pages = pagesBetween(root, live, here)
  if (pages.length > 0) log(`Read before: ${pages.join(', ')}`)
  const indexes = await newIndexes(options)
  log(
    indexes.length > 0
      ? `Indexes to be built, some minutes each:\n${indexes.map((key) => `  · ${key}`).join('\n')}`
      : 'No new indexes.',
  )
  log('Migrations:')
  for (const line of await describeMigrations(site.google, site.project)) log(`  · ${line}`)
  for (const fault of faults) log(`✗ ${fault}`)
  log(faults.length === 0 ? '✓ Nothing is in the way.' : `${faults.length} to be mended first.`)
  return faults.length
}
