import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'styled-system', 'fonts', 'testing'])

/** `functions/lib`, `lib.dev` and `lib.new` are build outputs, while web/src/lib is source code. */
const isOutput = (folder, name) => folder === 'functions' && /^lib(?:\.|$)/.test(name)

const isSource = (folder, { name }) =>
  !NOT_SOURCES.has(name) && !isOutput(folder, name) && !name.includes('.test.')

/**
 * All files in a folder and its folders, by their path from the root.
 *
 * @returns {string[]}
 */
export const filesOf = (folder, isWanted = () => true) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => isWanted(folder, entry))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesOf(path, isWanted) : [path]
    })
    .sort()

/** A file, or the files of a folder but its tests and what is built. */
export const sourcesIn = (path) =>
  statSync(join(ROOT, path)).isFile() ? [path] : filesOf(path, isSource)

/** Hash of the files' names and contents. */
export const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Hash of the files' names, sizes and times of the last change, which no program can set. */
export const hashOfTimes = (files) => {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, ctimeMs } = statSync(join(ROOT, file))
    hash.update(`${file} ${size} ${ctimeMs}\n`)
  }
  return hash.digest('hex')
}
