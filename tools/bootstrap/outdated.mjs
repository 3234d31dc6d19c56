/**
 * `npm run shop -- outdated`: npm passes over versions that need a newer Node than its own, and calls the rest the latest,
 * so it runs on the Node of this process, which is the shop's.
 */
import { execSync } from 'node:child_process'
import { npmCommand } from './find-programs.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const npmCli = () => {
  const [, npm] = npmCommand()
  if (npm) return npm
  // Called without npm: the one in the PATH tells its scripts where it is.
  return execSync('npm exec -c "node -p process.env.npm_execpath"', { encoding: 'utf8' }).trim()
}

// Without --workspaces, which leaves out the root's own packages.
const args = ['outdated', ...process.argv.slice(2)]
process.exit(await runProgram(process.execPath, [npmCli(), ...args], { cwd: ROOT }))
