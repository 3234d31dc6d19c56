import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { digestOf } from '../sources.ts'
import { BUILT, isSettings, PREBUILT, type Prebuilt } from './prebuilt.ts'

const FOLDER = '.cache/release'

/** By folder, to tell git each file's place. Settings aren't part of a release. */
const builtFiles = (root: string): Map<string, string[]> => {
  const files = new Map<string, string[]>()
  for (const folder of BUILT)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name))
      if (!entry.isFile() || path.includes('node_modules/') || isSettings(entry.name)) continue
      files.set(dirname(path), [...(files.get(dirname(path)) ?? []), path])
    }
  return files
}

/**
 * A zip of the last commit and its build, from which `npm run deploy` deploys without building. Git writes it, so no
 * package is needed. Uncommitted changes aren't included.
 */
export const packRelease = (root: string): { zip: string; contents: string } => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Prebuilt
  const release: Prebuilt = {
    version,
    commit: git('rev-parse', 'HEAD').trim(),
    digests: Object.fromEntries(
      BUILT.map((folder) => [folder, digestOf(root, folder, isSettings)]),
    ),
  }
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, PREBUILT), `${JSON.stringify(release, null, 2)}\n`)
  const name = `bartan-${version}`
  const zip = join(root, FOLDER, `${name}.zip`)
  const files = builtFiles(root)
  const built = [...files].flatMap(([folder, paths]) => [
    `--prefix=${name}/${folder}/`,
    ...paths.map((file) => `--add-file=${file}`),
  ])
  git(
    'archive',
    '--format=zip',
    `--output=${zip}`,
    `--prefix=${name}/`,
    `--add-file=${FOLDER}/${PREBUILT}`,
    ...built,
    `--prefix=${name}/`,
    'HEAD',
  )
  const sources = git('ls-tree', '-r', '--name-only', 'HEAD').trim().split('\n').length
  const changed = git('status', '--porcelain').split('\n').filter(Boolean).length
  const builtIn = (folder: string) =>
    [...files].reduce((sum, [path, names]) => sum + (path.startsWith(folder) ? names.length : 0), 0)
  const contents = [
    `commit ${release.commit.slice(0, 9)} with its ${sources} files`,
    ...(changed > 0 ? [`${changed} uncommitted changes left out`] : []),
    ...BUILT.map((folder) => `${folder} as built, ${builtIn(folder)} files`),
    `${(statSync(zip).size / 1e6).toFixed(1)} MB`,
  ]
  return { zip, contents: contents.join('; ') }
}
