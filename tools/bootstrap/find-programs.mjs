import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { BootstrapError } from './bootstrap-error.mjs'
import { ROOT } from './root.mjs'

const NEEDED = 24

const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0)

/** On Windows, what is in `.bin` are scripts, which can't be spawned without a shell. */
const installed = join(
  ROOT,
  'node_modules',
  process.platform === 'win32' ? 'node/bin/node.exe' : '.bin/node',
)

const versionOf = (node) => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return 'one that does not run on this machine'
  }
}

/** The Node to run everything on: the one from the npm package `node`, or the machine's own if that is new enough. */
export const findNode = () => {
  if (existsSync(installed) && majorOf(versionOf(installed)) >= NEEDED) return installed
  if (majorOf(process.version) >= NEEDED) return process.execPath
  const found = existsSync(installed) ? versionOf(installed) : 'none'
  throw new BootstrapError(
    `The shop runs on Node ${NEEDED}, which the npm package "node" brings, but ${installed} is ${found}: its install script was not allowed to run. Try: npm rebuild node`,
  )
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
