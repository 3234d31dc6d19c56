/**
 * Entry of the npm scripts: `node tools/bootstrap/run.mjs TASK [ARGUMENTS]`, with the tasks of tasks/tasks.mjs. It
 * runs on the machine's Node (20 or newer) with Node's own modules only, because nothing may be installed yet.
 * Everything else runs on Node 24, the machine's own or an installed one.
 */
import { join } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ensureNode } from './install.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'
import { helpOf, listOfTasks } from './tasks/help.mjs'
import { TASKS } from './tasks/tasks.mjs'

const [first = '', ...others] = process.argv.slice(2)
/** `npm run shop -- NAME` runs any task; some also have their own npm script. */
const [name = '', ...rest] = first === 'shop' ? others : [first, ...others]

const isHelp = (word) => word === '--help' || word === '-h'

const runTask = async ({ program, args = [], build = [], packages = 'running' }) => {
  const node = packages === 'none' ? process.execPath : await ensureInstalled(packages)
  // Caches compiled code between starts, which saves half a second each time.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node')
  const fresh = name === 'build' && rest.includes('--fresh')
  await ensureBuilt(node, build, { fresh })
  return program ? runProgram(node, [join(ROOT, program), ...args, ...rest]) : 0
}

const run = async () => {
  // The task `node` can also be run by hand.
  if (name === 'node') return ensureNode()
  if (name === '' || isHelp(name)) return console.log(listOfTasks())
  if (!Object.hasOwn(TASKS, name))
    throw new BootstrapError(`There is no task ${name}.\n\n${listOfTasks()}`)
  return rest.some(isHelp) ? console.log(helpOf(name)) : runTask(TASKS[name].run)
}

run().then(
  (code = 0) => process.exit(code),
  (error) => {
    console.error(error instanceof BootstrapError ? error.message : error)
    process.exit(1)
  },
)
