/**
 * `npm run shop -- outdated`: npm passes over versions that need a newer Node than its own, and calls the rest the latest,
 * so it runs on the Node of this process, which is the shop's.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { npmCommand } from './find-programs.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const npmCli = () => {
  const [, npm] = npmCommand()
  if (npm) return npm
  // Called without npm: the one in the PATH says where the packages are that it has itself come with.
  const global = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
  return join(global, 'npm/bin/npm-cli.js')
}

const args = ['outdated', '--workspaces', '--include-workspace-root', ...process.argv.slice(2)]
process.exit(await runProgram(process.execPath, [npmCli(), ...args], { cwd: ROOT }))
