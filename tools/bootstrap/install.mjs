import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { findNode } from './find-programs.mjs'
import { withLock } from './lock.mjs'
import { installNode, linkNode } from './node.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runNpm } from './run-npm.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.bartan-installed')
/** npm writes this record when an install is complete. */
const RECORD = join(ROOT, 'node_modules/.package-lock.json')
const OLDEST_NODE = 20

/**
 * The shop runs and builds with `dependencies` alone. Tests, checks, measurements and the deploy also need
 * `devDependencies`: two thirds of all packages, installed when first needed.
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
  // Optional packages may be for another platform.
  !optional &&
  !devOptional &&
  (packages === 'everything' || !dev)

const versionIn = (path) => {
  const file = join(ROOT, path, 'package.json')
  return existsSync(file) ? readJson(file).version : undefined
}

/** Checks the packages on disk, so that it also works after an `npm ci` by hand; npm's record may be outdated. */
const packagesFit = (packages) =>
  existsSync(RECORD) &&
  Object.entries(readJson(LOCK).packages).every(
    ([path, wanted]) => !isNeeded(path, wanted, packages) || versionIn(path) === wanted.version,
  )

const stamp = () => {
  const packages = packagesFit('everything') ? 'everything' : 'running'
  // Creates a new file, because copies of the folder may share the old one by a hard link.
  rmSync(STAMP, { force: true })
  writeFileSync(STAMP, `${lockHash()} ${packages}`)
}

const isInstalled = (packages) => {
  if (stampFits(packages)) return true
  if (!packagesFit(packages)) return false
  stamp()
  return true
}

/** An update keeps tools that were installed before. */
const hadTools = () => existsSync(join(ROOT, 'node_modules/vitest/package.json'))

/**
 * Runs `npm ci` in an empty folder. Otherwise runs `npm install`, which keeps the packages of a running shop in
 * place, and then checks them against the lockfile.
 */
const installPackages = async (packages) => {
  const flags = FLAGS[packages === 'running' && hadTools() ? 'everything' : packages]
  await runNpm(ROOT, existsSync(RECORD) ? ['install', '--no-save', ...flags] : ['ci', ...flags])
  if (!packagesFit(packages)) await runNpm(ROOT, ['ci', ...flags])
  stamp()
}

const install = async (packages) => {
  // If two commands started at once, the second finds everything installed.
  const isMissing = !isInstalled(packages)
  if (!isMissing && findNode()) return
  await withProgress(isMissing ? WHAT[packages] : 'Installing Node 24 (once)', () =>
    Promise.all([isMissing && installPackages(packages), findNode() ?? installNode()]),
  )
}

/**
 * Installs the packages of package-lock.json for running the shop, or all of them, and Node; returns the path of
 * Node.
 */
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

/** For use after an `npm ci` or `npm install` by hand, which installs everything but Node. */
export const ensureNode = async () => {
  if (!findNode()) await withLock(() => (findNode() ? undefined : installNode()))
  linkNode()
}
