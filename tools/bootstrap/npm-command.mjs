import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The program and first arguments that run npm: as it was invoked, on the same Node, because `npm` in the PATH is a
 * .cmd file on Windows, which can't be spawned, and may run on the Node of a folder that npm is about to replace.
 */
export const npmCommand = () => {
  const { npm_execpath: npm = '', npm_node_execpath: node = '' } = process.env
  const isNpm = basename(npm) === 'npm-cli.js' && existsSync(npm)
  return isNpm && existsSync(node) ? [node, npm] : ['npm']
}
