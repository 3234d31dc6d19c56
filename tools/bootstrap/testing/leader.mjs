import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a program as the first of a process group of its own, passes signals on, and ends as it does. Once whoever
 * started this is gone, or has closed the channel, all of the group is killed.
 */
const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: 'inherit' })

const killAll = () => {
  // Windows has no process groups, but knows who started whom.
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', child.pid, '/T', '/F'])
  else process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}

process.on('disconnect', killAll)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('error', (error) => {
  console.error(error)
  process.exit(1)
})
child.once('exit', (code) => process.exit(code ?? 1))
