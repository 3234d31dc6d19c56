import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { withLock } from './lock.mjs'
import { findNode } from './find-programs.mjs'
import { installNode, linkNode } from './node.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runNpm } from './run-npm.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.bartan-installed')
/** npm's own record, which it writes when it is done. */
const RECORD = join(ROOT, 'node_modules/.package-lock.json')
const OLDEST_NODE = 20

/**
 * The shop runs and is built with every workspace's `dependencies`. Tests, checks, measurements and the deploy take the
 * `devDependencies` as well: two thirds of all packages, which are installed when the first of these begins.
 */
const FLAGS = { running: ['--omit=dev'], everything: ['--include=dev'] }

const WHAT = {
  running: 'Installing packages (once, takes about half a minute)',
  everything: 'Installing what tests, checks and the deploy need (once, takes about a minute)',
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const stampFits = (packages) => {
  if (!existsSync(STAMP)) return false
  const [hash, which] = readFileSync(STAMP, 'utf8').split(' ')
  return hash === lockHash() && (which === 'everything' || which === packages)
}

const isNeeded = (path, { dev, link, optional, devOptional }, packages) =>
  path.includes('node_modules/') &&
  !link &&
  // These may be for another machine.
  !optional &&
  !devOptional &&
  (packages === 'everything' || !dev)

const versionIn = (path) => {
  const file = join(ROOT, path, 'package.json')
  return existsSync(file) ? readJson(file).version : undefined
}

/** By what lies there, after an `npm ci` by hand as well; npm's record tells what npm has once put there. */
const packagesFit = (packages) =>
  existsSync(RECORD) &&
  Object.entries(readJson(LOCK).packages).every(
    ([path, wanted]) => !isNeeded(path, wanted, packages) || versionIn(path) === wanted.version,
  )

const stamp = () => {
  const packages = packagesFit('everything') ? 'everything' : 'running'
  // A new file: copies of the folder may share the old one by a hard link.
  rmSync(STAMP, { force: true })
  writeFileSync(STAMP, `${lockHash()} ${packages}`)
}

const isInstalled = (packages) => {
  if (stampFits(packages)) return true
  if (!packagesFit(packages)) return false
  stamp()
  return true
}

/** An update does not remove tools that were installed before. */
const hadTools = () => existsSync(join(ROOT, 'node_modules/vitest/package.json'))

/**
 * `npm ci` into an empty folder. Into another one `npm install`, which adds what is missing and leaves alone what a
 * shop
 * that runs from there is using; afterwards the folder must have what the lockfile names.
 */
const installPackages = async (packages) => {
  const flags = FLAGS[packages === 'running' && hadTools() ? 'everything' : packages]
  await runNpm(ROOT, existsSync(RECORD) ? ['install', '--no-save', ...flags] : ['ci', ...flags])
  if (!packagesFit(packages)) await runNpm(ROOT, ['ci', ...flags])
  stamp()
}

const install = async (packages) => {
  // The second command of two that began at once finds all of it there.
  const isMissing = !isInstalled(packages)
  if (!isMissing && findNode()) return
  await withProgress(isMissing ? WHAT[packages] : 'Installing Node 24 (once)', () =>
    Promise.all([isMissing && installPackages(packages), findNode() ?? installNode()]),
  )
}

/** Installs what package-lock.json has for running the shop, or everything, and a Node to run it on; returns that. */
export const ensureInstalled = async (packages) => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new BootstrapError(
      `Node ${process.versions.node} is too old: the shop needs Node ${OLDEST_NODE} or newer to install itself.`,
    )
  }
  if (!isInstalled(packages) || !findNode()) await withLock(() => install(packages))
  linkNode()
  return findNode()
}

/** After an `npm ci` or `npm install` by hand, which brings everything but Node. */
export const ensureNode = async () => {
  if (!findNode()) await withLock(() => (findNode() ? undefined : installNode()))
  linkNode()
}
