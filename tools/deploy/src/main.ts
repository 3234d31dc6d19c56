/** `npm run deploy -- [--project ID] [--dry-run | --rehearse]`: deploys the shop to a Firebase project (docs/deploy.md). */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isDemo } from '../../bootstrap/choose-project.mjs'
import { DeployError } from './deploy-error.ts'
import { deploy } from './deploy.ts'
import { googleApi } from './google/google-api.ts'
import { findLogin } from './google/login.ts'
import { chooseProject } from './project.ts'
import { readFirebaseConfig } from './read-firebase-config.ts'
import { commandRunner } from './run-command.ts'
import { readSettings } from './settings.ts'
import { BUILD } from './steps.ts'
import { upgradeCheck } from './upgrade-check.ts'

const ROOT = join(import.meta.dirname, '../../..')

const log = (line: string) => console.log(line)

/** A starting instance takes some seconds. */
const TIMEOUT_MS = 30_000

const askShop = async (url: string, headers: Record<string, string>): Promise<unknown> => {
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`)
  return reply.json()
}

const fetchFile = async (url: string): Promise<Uint8Array | undefined> => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (reply.status === 404) return undefined
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        project: { type: 'string' },
        'dry-run': { type: 'boolean' },
        pinned: { type: 'boolean' },
        'upgrade-check': { type: 'boolean' },
        preview: { type: 'string' },
        rehearse: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new DeployError(
      `${(error as Error).message}\n"npm run shop -- deploy --help" explains it.`,
    )
  }
}

/** What it needs, no deploy loads: the packages of the local stack. */
const rehearsal = async (): Promise<void> => {
  await commandRunner({ root: ROOT, project: '', log })({ ...BUILD, args: [] })
  const { rehearse } = await import('./rehearsal/rehearse.ts')
  await rehearse({ root: ROOT, log })
}

const run = async (): Promise<void> => {
  const given = readArguments()
  if (given.rehearse) return rehearsal()
  const { project: wanted, 'dry-run': isDryRun = false, pinned, preview } = given
  if (preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(preview))
    throw new DeployError('A preview is named by small letters, digits and dashes.')
  const project = chooseProject(ROOT, wanted)
  if (!project) throw new DeployError('Which project? Name it with --project ID.')
  const login = isDemo(project) ? undefined : await findLogin(project)
  const google = googleApi({
    token: () => login?.token() ?? Promise.reject(new DeployError('Nobody is logged in')),
    project,
  })
  const settings = readSettings(ROOT, project)
  const site = { project, ...readFirebaseConfig(ROOT), settings, google }
  if (given['upgrade-check']) {
    if (!login) throw new DeployError(`${project} is a demo, or nobody is logged in.`)
    const faults = await upgradeCheck({ root: ROOT, site, log, fetchFile })
    process.exitCode = faults > 0 ? 1 : 0
    return
  }
  await deploy({
    root: ROOT,
    site,
    isDryRun,
    isPinned: pinned ?? false,
    preview,
    who: login?.who,
    ask: askShop,
    fetchFile,
    run: commandRunner({ root: ROOT, project, log }),
    log,
  })
}

try {
  await run()
} catch (error) {
  console.error(error instanceof DeployError ? `\n${error.message}` : error)
  process.exit(1)
}
