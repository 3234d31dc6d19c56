import { join } from 'node:path'
import { startProgram } from './start-program.mjs'

const TAIL = 200

/** The environment without what the test runner around has put there. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_ENV|FIRE|STORAGE_EMULATOR)/.test(name),
    ),
  )

/**
 * Runs a program of Node in a folder, for a test: it ends with that. Resolves with its status and the last lines that
 * it output.
 */
export const runIn = (root, program, ...args) =>
  new Promise((resolve, reject) => {
    const child = startProgram(process.execPath, [join(root, program), ...args], {
      cwd: root,
      // A failing test of the web would print its whole page, and nothing else would be left of what was output.
      env: { ...ownEnvironment(), DEBUG_PRINT_LIMIT: '0' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ code, output: output.split('\n').slice(-TAIL).join('\n') }),
    )
  })
