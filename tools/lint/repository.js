import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** What comes and goes: packages, builds, data. */
const NOT_OURS = /^(?:node_modules|\.git|\.cache|\.data|dist|test-results|styled-system|lib\.\w+)$/

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (NOT_OURS.test(entry.name) || path === join('functions', 'lib')) return []
    return entry.isDirectory() ? filesIn(path) : [path.replaceAll('\\', '/')]
  })

/** All that is committed, by its path from the root. */
export const files = filesIn('.')

const folders = [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
  ),
]

/** Files and folders, each after a slash. */
export const tree = [...files, ...folders].map((path) => `/${path}`)

export const read = (path) => readFileSync(join(ROOT, path), 'utf8')

/** What people read. The specification and the contract are given, and describe no files. */
export const documents = files.filter(
  (file) => file.endsWith('.md') && !/^docs\/(?:spec|contract)\.md$/.test(file),
)
