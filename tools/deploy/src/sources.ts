import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMED = 3

/** The sources of the build: the commit, and files that differ from it. */
export const describeSources = (root: string): string => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commit = `commit ${git('log', '-1', '--format=%h %s').trim()}`
    const changed = git('status', '--porcelain').split('\n').filter(Boolean)
    if (changed.length === 0) return commit
    const names = changed.slice(0, NAMED).map((line) => line.slice(3))
    const count = changed.length === 1 ? '1 file' : `${changed.length} files`
    const more = changed.length > NAMED ? ' …' : ''
    return `${commit}, with changes to ${count}: ${names.join(', ')}${more}`
  } catch {
    return `the files in ${root}`
  }
}

/** A digest of all files in the folder and their paths, except those left out. */
export const digestOf = (
  root: string,
  folder: string,
  isLeftOut: (name: string) => boolean = () => false,
): string => {
  const path = join(root, folder)
  if (!existsSync(path)) return 'nothing'
  const hash = createHash('sha256')
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.parentPath.slice(path.length).includes('node_modules'),
    )
    .filter((entry) => !isLeftOut(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(file.slice(path.length).replaceAll('\\', '/')).update(readFileSync(file))
  return hash.digest('hex')
}
