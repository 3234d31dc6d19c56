import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const LEADER = join(import.meta.dirname, 'leader.mjs')

/**
 * Starts a program whose output is read. With the test that starts it ends all that it has started, even if the test
 * has waited too long for it, or if the whole test run is killed.
 */
export const startProgram = (command, args, options) => {
  const child = spawn(process.execPath, [LEADER, command, ...args], {
    ...options,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => {
    if (child.connected) child.disconnect()
  })
  return child
}
