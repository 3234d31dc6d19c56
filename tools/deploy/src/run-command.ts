import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DeployError } from './deploy-error.ts'
import { shown } from './steps.ts'
import type { Command } from './steps.ts'

/** Runs a step in the repository and shows its output as it comes. */
export const commandRunner =
  (root: string, project: string, log: (line: string) => void) =>
  async (command: Command): Promise<void> => {
    const { what, program, args } = command
    log(`\n${what}: ${shown(command, project)}`)
    const programAndArgs =
      program === 'build'
        ? [join(root, 'tools/bootstrap/run.mjs'), 'build', ...args]
        : [
            join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
            ...args,
            '--project',
            project,
          ]
    const child = spawn(process.execPath, programAndArgs, { cwd: root, stdio: 'inherit' })
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (status) => resolve(status ?? 1))
    })
    if (code !== 0)
      throw new DeployError(
        `${what} failed; what it says is above. The steps before it are done, and the same command goes on from there.`,
      )
  }
