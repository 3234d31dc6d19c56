import { homedir, totalmem } from 'node:os'
import { ROOT } from '../root.mjs'
/** `npm run doctor`: uses only Node's own modules, because nothing else may be installed. */
import { checkBrowser } from './browser.mjs'
import { checkDataFolder, checkDisk } from './folders.mjs'
import { checkGoogle } from './google.mjs'
import { checkMemory, checkNode, checkNpm, checkPackages } from './machine.mjs'
import { checkPort } from './ports.mjs'
import { checkDeploySettings, checkLocalSettings } from './settings.mjs'

/** All inputs of the checks, so that tests can pass another machine. */
const thisMachine = () => ({
  root: ROOT,
  environment: process.env,
  platform: process.platform,
  arch: process.arch,
  nodeVersion: process.versions.node,
  memoryBytes: totalmem(),
  home: homedir(),
})

const CHECKS = [
  checkNode,
  checkNpm,
  checkMemory,
  checkDisk,
  checkPackages,
  checkDataFolder,
  checkPort,
  checkLocalSettings,
  checkBrowser,
  checkGoogle,
  checkDeploySettings,
]

const MARK = { fine: '✓', note: '·', wrong: '✗' }

const machine = thisMachine()
const findings = []
for (const check of CHECKS) findings.push(...(await check(machine)))
for (const { level, text, fix } of findings) {
  console.log(`${MARK[level]} ${text}`)
  if (fix) console.log(`    ${fix}`)
}
const count = findings.filter(({ level }) => level === 'wrong').length
console.log(count === 0 ? '\nAll is well.' : `\n${count} to be mended.`)
process.exitCode = count === 0 ? 0 : 1
