import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

/** What is built from which sources, in this order; nothing is rebuilt whose sources are unchanged. */
const PRODUCTS = {
  web: {
    sources: ['web', 'contract'],
    output: 'web/dist/.server/chunks.json',
    program: [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  },
  functions: {
    // The web's page renderer is part of it.
    needs: ['web'],
    sources: ['functions', 'contract', 'web'],
    output: 'functions/lib/index.js',
    program: ['build.ts'],
  },
}

const NOT_SOURCES = new Set(['node_modules', 'lib', 'dist', 'testing'])

/** `lib` is a build output in functions/, but a folder of sources in web/src. */
const isSource = (folder, { name }) =>
  !(NOT_SOURCES.has(name) && (name !== 'lib' || folder === 'functions')) && !name.includes('.test.')

const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => isSource(folder, entry))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesOf(path) : [path]
    })
    .sort()

const sourceHash = (sources) => {
  const hash = createHash('sha256')
  for (const file of [...sources.flatMap(filesOf), 'package-lock.json']) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

const stampOf = (name) => join(ROOT, `.cache/built-${name}`)

const isBuilt = (name, hash) =>
  existsSync(join(ROOT, PRODUCTS[name].output)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hash

const build = async (node, name) => {
  const code = await runProgram(node, PRODUCTS[name].program, { cwd: join(ROOT, name) })
  if (code !== 0) throw new BootstrapError(`Building ${name} failed; what it says is above.`)
}

const ensureOneBuilt = async (node, name) => {
  const hash = sourceHash(PRODUCTS[name].sources)
  if (isBuilt(name, hash)) return
  await withProgress(`Building ${name}`, () => build(node, name))
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), hash)
}

export const ensureBuilt = async (node, names) => {
  const needed = new Set(names.flatMap((name) => [name, ...(PRODUCTS[name].needs ?? [])]))
  const wanted = Object.keys(PRODUCTS).filter((name) => needed.has(name))
  const stale = wanted.filter((name) => !isBuilt(name, sourceHash(PRODUCTS[name].sources)))
  if (stale.length === 0) return
  await withLock(async () => {
    for (const name of stale) await ensureOneBuilt(node, name)
  })
}
