import { BootstrapError } from './bootstrap-error.mjs'
import { npmCommand } from './find-programs.mjs'
import { runProgram } from './run-program.mjs'

/** Skips install scripts of packages: the shop needs none, and its own would start another bootstrap. */
const FLAGS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--prefer-offline',
]

/** Runs `npm ci` or `npm install` in a folder. */
export const runNpm = async (cwd, args) => {
  const [command, ...first] = npmCommand()
  const code = await runProgram(command, [...first, ...args, ...FLAGS], { cwd }).catch((error) => {
    throw new BootstrapError(`npm could not be run (${error.message}): is it installed?`)
  })
  if (code !== 0)
    throw new BootstrapError(
      `Installing failed: npm ${args[0]} ended with status ${code}; what it says is above. It needs the npm registry; once that is reached, the same command goes on from here.`,
    )
}
