import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzip } from '../testing/unzip.ts'
import { NUMBER, REGION, type Json, type Project } from './project.ts'
import { found, must, Refusal } from './refusal.ts'
import { isGranted } from './roles.ts'

/** What Cloud Functions refuses of a function: its accounts, limits, secrets, trigger and source. */

type ServiceConfig = {
  serviceAccountEmail?: string
  availableMemory?: string
  availableCpu?: string
  timeoutSeconds?: number
  minInstanceCount?: number
  maxInstanceCount?: number
  maxInstanceRequestConcurrency?: number
  environmentVariables?: Record<string, string>
  secretEnvironmentVariables?: { secret: string }[]
}
type EventTrigger = {
  triggerRegion?: string
  serviceAccountEmail?: string
  eventFilters?: { attribute: string; value: string }[]
}
export type CloudFunction = Json & {
  name: string
  buildConfig: { runtime: string; source: { storageSource: { object: string } } }
  serviceConfig: ServiceConfig
  eventTrigger?: EventTrigger
}

const RESERVED = /^(?:PORT|K_SERVICE|K_REVISION|K_CONFIGURATION|X_GOOGLE_.*)$/

export const checkAccount = (project: Project, email = '', caller = ''): void => {
  const own = project.accounts.get(email)
  must(own !== undefined, `Service account ${email} does not exist.`)
  const policies = [project.policy, ...(own ? [own] : [])]
  const may = isGranted(policies, caller, 'iam.serviceAccounts.actAs')
  must(may, `Caller is missing 'iam.serviceaccounts.actAs' on service account ${email}.`, 403)
}

const checkLimits = ({ serviceConfig: service, eventTrigger }: CloudFunction): void => {
  const { minInstanceCount: min = 0, maxInstanceCount: max = 100, timeoutSeconds = 60 } = service
  const { maxInstanceRequestConcurrency: concurrency = 1, availableCpu = '1' } = service
  const { availableMemory: memory = '', environmentVariables = {} } = service
  must(/^\d+(?:Mi|Gi)$/.test(memory), `Invalid memory ${memory}`)
  must(timeoutSeconds <= (eventTrigger ? 540 : 3600), `Invalid timeout ${timeoutSeconds}`)
  must(min <= max && max >= 1, `min instances ${min} above max instances ${max}`)
  must(concurrency <= 1000, `Invalid concurrency ${concurrency}`)
  must(concurrency === 1 || Number(availableCpu) >= 1, 'Concurrency needs at least 1 CPU')
  for (const [name, value] of Object.entries(environmentVariables)) {
    must(!RESERVED.test(name), `The environment variable ${name} is reserved.`)
    must(typeof value === 'string', `The environment variable ${name} is no text.`)
  }
}

const checkSecrets = (project: Project, { serviceConfig }: CloudFunction): void => {
  const { secretEnvironmentVariables = [], serviceAccountEmail } = serviceConfig
  for (const { secret } of secretEnvironmentVariables) {
    const policies = [found(project.secrets.get(secret), `version of ${secret}`), project.policy]
    const member = `serviceAccount:${serviceAccountEmail}`
    const may = isGranted(policies, member, 'secretmanager.versions.access')
    must(may, `Permission denied on secret ${secret} for ${serviceAccountEmail}.`)
  }
}

const checkTrigger = (
  { agents }: Project,
  { triggerRegion, eventFilters = [] }: EventTrigger,
): void => {
  must(triggerRegion === REGION, `The trigger in ${triggerRegion} is not in ${REGION}.`)
  const database = eventFilters.find(({ attribute }) => attribute === 'database')?.value
  must(database === '(default)', 'The trigger names no database that exists.')
  const hasAgent = agents.has(`service-${NUMBER}@gcp-sa-eventarc.iam.gserviceaccount.com`)
  must(hasAgent, 'Permission denied while using the Eventarc Service Agent.')
}

export const unpackSource = (source: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-source-'))
  writeFileSync(join(folder, 'source.zip'), source)
  unzip(join(folder, 'source.zip'), folder)
  rmSync(join(folder, 'source.zip'))
  return folder
}

export const installIn = (folder: string, ...flags: readonly string[]): void =>
  void execFileSync('npm', ['ci', '--offline', '--ignore-scripts', '--no-audit', ...flags], {
    cwd: folder,
    stdio: 'pipe',
  })

const checkedSources = new Set<string>()

/** Lets npm compare what was uploaded with its lockfile, as Cloud Build does. */
const checkSource = ({ uploads }: Project, { buildConfig }: CloudFunction): void => {
  const { object } = buildConfig.source.storageSource
  const source = found(uploads.get(object), object)
  if (checkedSources.has(object)) return
  const folder = unpackSource(source)
  try {
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
    const { main = 'index.js' } = JSON.parse(manifest) as { main?: string }
    must(existsSync(join(folder, main)), `The source has no ${main}`)
    must(!existsSync(join(folder, 'node_modules')), 'The source has node_modules')
    installIn(folder, '--dry-run')
    checkedSources.add(object)
  } catch (error) {
    throw new Refusal(400, `Build failed: ${(error as Error).message}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const checkFunction = (project: Project, given: CloudFunction, caller: string): void => {
  checkAccount(project, given.serviceConfig.serviceAccountEmail, caller)
  checkLimits(given)
  if (given.eventTrigger) {
    checkAccount(project, given.eventTrigger.serviceAccountEmail, caller)
    checkTrigger(project, given.eventTrigger)
  }
  checkSecrets(project, given)
  checkSource(project, given)
}
