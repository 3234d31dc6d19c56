/**
 * `npm run shop -- outdated`: runs npm on the shop's Node, because npm ignores versions that need a newer Node than
 * its own.
 */
import { execSync } from 'node:child_process'
import { npmCommand } from './find-programs.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const npmCli = () => {
  const [, npm] = npmCommand()
  if (npm) return npm
  // Without npm as the parent process, asks the npm in the PATH for its own path.
  return execSync('npm exec -c "node -p process.env.npm_execpath"', { encoding: 'utf8' }).trim()
}

// No --workspaces, which would leave out the root's own packages.
const args = ['outdated', ...process.argv.slice(2)]
process.exit(await runProgram(process.execPath, [npmCli(), ...args], { cwd: ROOT }))
