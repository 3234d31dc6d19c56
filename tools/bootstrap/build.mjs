import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { filesOf, hashOf, hashOfTimes, sourcesIn } from './hash-files.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

/**
 * What is built, from which sources and in which order. A build is skipped if its sources and output are unchanged.
 */
const PRODUCTS = {
  /** Panda's output from the theme: functions and types for styles. */
  styles: {
    folder: 'web',
    sources: ['web/src/theme', 'web/panda.config.ts'],
    output: 'web/styled-system',
    program: [join(ROOT, 'node_modules/@pandacss/dev/bin.js'), 'codegen', '--silent'],
  },
  web: {
    folder: 'web',
    needs: ['styles'],
    sources: ['web', 'contract'],
    output: 'web/dist',
    program: [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  },
  functions: {
    folder: 'functions',
    // The function's bundle includes the page renderer, which the web's build creates.
    needs: ['styles', 'web'],
    sources: ['functions', 'contract', 'web/dist'],
    output: 'functions/lib',
    program: ['build.ts'],
  },
}

/** Files that affect every build. */
const SHARED = [
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tools/bootstrap/build.mjs',
]

const sourceHash = (name) => hashOf([...PRODUCTS[name].sources.flatMap(sourcesIn), ...SHARED])

const stampOf = (name) => join(ROOT, `.cache/built-${name}`)

/** Hashes the output as well as the sources, so that a changed output is rebuilt. */
const stampFor = (name, sources) => `${sources} ${hashOf(filesOf(PRODUCTS[name].output))}`

const isBuilt = (name) =>
  existsSync(stampOf(name)) &&
  existsSync(join(ROOT, PRODUCTS[name].output)) &&
  readFileSync(stampOf(name), 'utf8') === stampFor(name, sourceHash(name))

const build = async (node, name) => {
  const code = await runProgram(node, PRODUCTS[name].program, {
    cwd: join(ROOT, PRODUCTS[name].folder),
    // Overrides the caller's shell: with another value, Vite bundles React's development build.
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new BootstrapError(`Building ${name} failed; what it says is above.`)
}

const buildAndStamp = async (node, name) => {
  const sources = sourceHash(name)
  await withProgress(`Building ${name}`, () => build(node, name))
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  // An edit during the build may be missing from it. Such a stamp matches no sources, so the next start builds again.
  const after = sourceHash(name)
  writeFileSync(stampOf(name), stampFor(name, after === sources ? sources : 'changed'))
}

const timesStampOf = (names) => join(ROOT, `.cache/unchanged-${names.join('-')}`)

/** Stands for all that `isBuilt` reads; undefined if some of it is missing. */
const timesOf = (names) => {
  const outputs = names.map((name) => PRODUCTS[name].output)
  const stamps = names.map((name) => relative(ROOT, stampOf(name)))
  if (![...outputs, ...stamps].every((path) => existsSync(join(ROOT, path)))) return undefined
  const sources = new Set(names.flatMap((name) => PRODUCTS[name].sources))
  return hashOfTimes([
    ...[...sources].flatMap(sourcesIn),
    ...SHARED,
    ...outputs.flatMap((folder) => filesOf(folder)),
    ...stamps,
  ])
}

/** Reads all files only where one was written since they were last found unchanged: that takes a tenth of a second. */
const areBuilt = (names) => {
  const times = timesOf(names)
  const stamp = timesStampOf(names)
  if (times !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === times) return true
  if (!names.every(isBuilt)) return false
  writeFileSync(stamp, times ?? '')
  return true
}

/** Builds what differs from its sources; `fresh` builds all named. */
export const ensureBuilt = async (node, names, { fresh = false } = {}) => {
  const needed = new Set(names.flatMap((name) => [name, ...(PRODUCTS[name].needs ?? [])]))
  const wanted = Object.keys(PRODUCTS).filter((name) => needed.has(name))
  if (wanted.length === 0 || (!fresh && areBuilt(wanted))) return
  await withLock(async () => {
    for (const name of wanted) if (fresh || !isBuilt(name)) await buildAndStamp(node, name)
  })
}
