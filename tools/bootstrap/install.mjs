import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { withLock } from './lock.mjs'
import { npmCommand } from './find-programs.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.bartan-installed')
/** npm's own record of what it has put into node_modules. */
const RECORD = join(ROOT, 'node_modules/.package-lock.json')
const OLDEST_NODE = 20

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const stampFits = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()

/** True after an `npm install` by hand, which leaves no stamp of ours. Optional packages may be absent. */
const recordFits = () => {
  if (!existsSync(RECORD)) return false
  const { packages: present } = readJson(RECORD)
  return Object.entries(readJson(LOCK).packages).every(([path, wanted]) => {
    if (path === '' || wanted.optional) return true
    if (!path.includes('node_modules/')) return true
    return present[path]?.version === wanted.version
  })
}

const isInstalled = () => {
  if (stampFits()) return true
  if (!recordFits()) return false
  writeFileSync(STAMP, lockHash())
  return true
}

const install = async () => {
  const [command, ...args] = npmCommand()
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const code = await runProgram(command, [...args, ...flags], { cwd: ROOT }).catch((error) => {
    throw new BootstrapError(`npm could not be run (${error.message}): is it installed?`)
  })
  if (code !== 0) {
    throw new BootstrapError(
      `Installing failed: npm ci ended with status ${code}; what it says is above. It needs the npm registry; once that is reached, the same command goes on from here.`,
    )
  }
  writeFileSync(STAMP, lockHash())
}

/** Installs with `npm ci` if node_modules is missing or differs from package-lock.json. */
export const ensureInstalled = async () => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new BootstrapError(
      `Node ${process.versions.node} is too old: the shop needs Node ${OLDEST_NODE} or newer to install itself.`,
    )
  }
  if (isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    await withProgress('Installing packages (once, takes a minute or two)', install)
  })
}
