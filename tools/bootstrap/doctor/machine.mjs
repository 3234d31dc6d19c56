import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../find-programs.mjs'
import { fine, note, wrong } from './findings.mjs'

const OLDEST_NODE = 20
const SHOPS_NODE = 24
/** The first npm that reads lockfile version 3. */
const OLDEST_NPM = 7
const GB = 1024 ** 3
/** Gigabytes: the local stack takes about one, the checks up to three. */
const MEMORY_GB = { least: 2, forChecks: 4 }

const majorOf = (version) => Number(version.split('.')[0])

const NODE_24 = 'nvm install 24, or Node 24 from https://nodejs.org'

export const checkMemory = ({ memoryBytes }) => {
  const gigabytes = memoryBytes / GB
  const text = `${gigabytes.toFixed(1)} GB of memory`
  if (gigabytes < MEMORY_GB.least)
    return [wrong(`${text}: the shop takes ${MEMORY_GB.least}`, 'use a larger machine')]
  if (gigabytes < MEMORY_GB.forChecks)
    return [note(`${text}: enough for the shop; npm test needs ${MEMORY_GB.forChecks}`)]
  return [fine(text)]
}

/** Whether npm has a Node 24 for this machine (tools/bootstrap/node). */
const bringsNode = ({ root, platform, arch }) => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'tools/bootstrap/node/package.json'), 'utf8'),
  )
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}` in optionalDependencies
}

export const checkNode = (machine) => {
  const { nodeVersion, platform, arch } = machine
  const major = majorOf(nodeVersion)
  if (major >= SHOPS_NODE) return [fine(`Node ${nodeVersion}`)]
  if (major < OLDEST_NODE)
    return [wrong(`Node ${nodeVersion}: the shop needs ${OLDEST_NODE} or newer`, NODE_24)]
  if (!bringsNode(machine))
    return [wrong(`Node ${nodeVersion}: npm has no Node 24 for ${platform} on ${arch}`, NODE_24)]
  return [fine(`Node ${nodeVersion}, and Node 24 comes with the packages`)]
}

const npmVersion = () => {
  const [command, ...args] = npmCommand()
  // npm is a .cmd file on Windows, which only a shell can run.
  const shell = process.platform === 'win32' && command === 'npm'
  return execFileSync(command, [...args, '--version'], {
    encoding: 'utf8',
    stdio: 'pipe',
    shell,
  }).trim()
}

export const checkNpm = (_machine, readVersion = npmVersion) => {
  try {
    const version = readVersion()
    if (majorOf(version) >= OLDEST_NPM) return [fine(`npm ${version}`)]
    return [wrong(`npm ${version}: ${OLDEST_NPM} is the oldest`, 'npm install --global npm@latest')]
  } catch (error) {
    return [wrong(`npm can't be run (${error.message.split('\n')[0]})`, NODE_24)]
  }
}

export const checkPackages = ({ root }) =>
  existsSync(join(root, 'node_modules/.package-lock.json'))
    ? [fine('Packages are installed; each command brings them up to date')]
    : [note('No packages are installed yet', 'npm start')]
