import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { ROOT } from './root.mjs'

const NEEDED = 24
const ON_WINDOWS = process.platform === 'win32'

const PACKAGE = `node-${ON_WINDOWS ? 'win' : process.platform}-${process.arch}`

/** Where the packages of the folder `node` put Node, if any of them is for this machine. */
export const OWN_NODE = join(
  ROOT,
  'tools/bootstrap/node/node_modules',
  PACKAGE,
  'bin',
  ON_WINDOWS ? 'node.exe' : 'node',
)

const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0)

const versionOf = (node) => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** The Node to run everything on: this process's own if it is new enough, else the one that is installed for that. */
export const findNode = () => {
  if (majorOf(process.version) >= NEEDED) return process.execPath
  return existsSync(OWN_NODE) && majorOf(versionOf(OWN_NODE)) >= NEEDED ? OWN_NODE : undefined
}

/**
 * The program and first arguments that run npm: as it was invoked, on the same Node, because `npm` in the PATH is a
 * .cmd file on Windows, which can't be spawned, and may run on the Node of a folder that npm is about to replace.
 */
export const npmCommand = () => {
  const { npm_execpath: npm = '', npm_node_execpath: node = '' } = process.env
  const isNpm = basename(npm) === 'npm-cli.js' && existsSync(npm)
  return isNpm && existsSync(node) ? [node, npm] : ['npm']
}
