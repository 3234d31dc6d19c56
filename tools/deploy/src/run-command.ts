import { spawn } from 'node:child_process'
import { DeployError } from './deploy-error.ts'
import { DISCOVERY_TIMEOUT } from './firebase-cli/planned-functions.ts'
import { argumentsOf, shown, type Command } from './steps.ts'

/** Programs run by Node, in the repository. */
const FILES = {
  build: ['tools/bootstrap/run.mjs', 'build'],
  migrate: ['functions/lib/migrate.js'],
  firebase: ['node_modules/firebase-tools/lib/bin/firebase.js'],
}

type Options = {
  root: string
  project: string
  log: (line: string) => void
}

/** Runs a step in the repository, and streams its output. */
export const commandRunner =
  ({ root, project, log }: Options) =>
  async (command: Command): Promise<void> => {
    const { what, program } = command
    log(`\n${what}: ${shown(command, project)}`)
    const child = spawn(process.execPath, [...FILES[program], ...argumentsOf(command, project)], {
      cwd: root,
      stdio: 'inherit',
      // With a person's login, Google needs the project whose quota a call uses.
      env: { ...process.env, ...DISCOVERY_TIMEOUT, GOOGLE_CLOUD_QUOTA_PROJECT: project },
    })
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (status) => resolve(status ?? 1))
    })
    if (code !== 0)
      throw new DeployError(
        `${what} failed; what it says is above. The steps before it are done, and the same command goes on from there.`,
      )
  }
