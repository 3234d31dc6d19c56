import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeployError } from '../deploy-error.ts'
import { nextVersion, sectionOf } from './next-version.ts'

const UNRELEASED = 'Unreleased'
const CHANGELOG = 'CHANGELOG.md'

type Manifest = { version: string; workspaces?: string[] }
type Lock = { version: string; packages: Record<string, { version?: string }> }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const upgradePage = (version: string): string => `docs/upgrades/${version}.md`

/** The release that the changelog asks for, and what is missing for it. */
export const plannedRelease = (root: string) => {
  const { version: current } = readJson(join(root, 'package.json')) as Manifest
  const changes = sectionOf(readFileSync(join(root, CHANGELOG), 'utf8'), UNRELEASED) ?? ''
  const version = nextVersion(current, changes)
  const missing: string[] = []
  if (changes === '') missing.push(`${CHANGELOG} has nothing under ${UNRELEASED}`)
  if (!existsSync(join(root, upgradePage(version))))
    missing.push(`there is no ${upgradePage(version)}, which says how to get there`)
  return { current, version, missing }
}

/** The package that is installed separately, with its own lockfile. */
const APART = 'tools/bootstrap/node'

const setVersionIn = (root: string, version: string): void => {
  const { workspaces = [] } = readJson(join(root, 'package.json')) as Manifest
  for (const folder of ['', ...workspaces]) {
    const file = join(root, folder, 'package.json')
    writeJson(file, { ...(readJson(file) as Manifest), version })
  }
  const file = join(root, 'package-lock.json')
  const lock = readJson(file) as Lock
  for (const folder of ['', ...workspaces]) {
    const entry = lock.packages[folder]
    if (entry) entry.version = version
  }
  writeJson(file, { ...lock, version })
}

/** All packages of the repository have the same version. */
const setVersion = (root: string, version: string): void => {
  for (const folder of [root, join(root, APART)]) setVersionIn(folder, version)
}

export const cutRelease = (root: string, today: string): string => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const { version, missing } = plannedRelease(root)
  if (git('status', '--porcelain').trim() !== '') missing.push('there are changes not committed')
  if (git('tag', '--list', `v${version}`).trim() !== '')
    missing.push(`there is a tag v${version} already`)
  if (missing.length > 0)
    throw new DeployError(`${version} can't be released: ${missing.join('; ')}.`)
  setVersion(root, version)
  const file = join(root, CHANGELOG)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      `## [${UNRELEASED}]`,
      `## [${UNRELEASED}]\n\n## [${version}] - ${today}`,
    ),
  )
  git('add', '--all')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`)
  return version
}
