import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './root.mjs'

const NEEDED = 24
const ON_WINDOWS = process.platform === 'win32'

const PACKAGE = `node-${ON_WINDOWS ? 'win' : process.platform}-${process.arch}`

/** Where the packages of the folder `node` put Node, if one fits this machine. */
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

/** The Node that runs everything: this process's own if it is new enough, else the installed package. */
export const findNode = () => {
  if (majorOf(process.version) >= NEEDED) return process.execPath
  return existsSync(OWN_NODE) && majorOf(versionOf(OWN_NODE)) >= NEEDED ? OWN_NODE : undefined
}

/**
 * The program and first arguments that run npm on the Node that started this process. Spawning `npm` fails on
 * Windows, where it is a .cmd file, and may use the Node of a folder that npm is about to replace.
 */
export const npmCommand = () => {
  const { npm_execpath: npm = '', npm_node_execpath: node = '' } = process.env
  const isNpm = basename(npm) === 'npm-cli.js' && existsSync(npm)
  return isNpm && existsSync(node) ? [node, npm] : ['npm']
}
