import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzip } from '../testing/unzip.ts'
import { NUMBER, REGION, Refusal, refuseUnless } from './project.ts'
import type { Project } from './project.ts'
import { isGranted } from './roles.ts'
import type { Policy } from './roles.ts'

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
  secretEnvironmentVariables?: { key: string; projectId: string; secret: string; version: string }[]
}
type EventTrigger = {
  eventType?: string
  triggerRegion?: string
  serviceAccountEmail?: string
  eventFilters?: { attribute: string; value: string }[]
}
export type CloudFunction = {
  name: string
  labels?: Record<string, string>
  buildConfig: {
    runtime: string
    entryPoint: string
    source: { storageSource: { bucket: string; object: string } }
  }
  serviceConfig: ServiceConfig
  eventTrigger?: EventTrigger
}

const RESERVED = /^(?:PORT|K_SERVICE|K_REVISION|K_CONFIGURATION|X_GOOGLE_.*)$/

export const checkAccount = (project: Project, email: string | undefined, caller: string): void => {
  refuseUnless(
    Boolean(email && project.accounts.has(email)),
    `Service account ${email} does not exist.`,
  )
  const policies = [project.policy, project.accounts.get(email ?? '') as Policy]
  refuseUnless(
    isGranted(policies, caller, 'iam.serviceAccounts.actAs'),
    `Caller is missing permission 'iam.serviceaccounts.actAs' on service account ${email}.`,
    403,
  )
}

const checkLimits = ({ serviceConfig: service, eventTrigger }: CloudFunction): void => {
  const { minInstanceCount: min = 0, maxInstanceCount: max = 100, timeoutSeconds = 60 } = service
  const { maxInstanceRequestConcurrency: concurrency = 1, availableCpu = '1' } = service
  refuseUnless(
    /^\d+(?:Mi|Gi)$/.test(service.availableMemory ?? ''),
    `Invalid memory ${service.availableMemory}`,
  )
  refuseUnless(timeoutSeconds <= (eventTrigger ? 540 : 3600), `Invalid timeout ${timeoutSeconds}`)
  refuseUnless(min <= max && max >= 1, `min instances ${min} above max instances ${max}`)
  refuseUnless(concurrency <= 1000, `Invalid concurrency ${concurrency}`)
  refuseUnless(concurrency === 1 || Number(availableCpu) >= 1, 'Concurrency needs at least 1 CPU')
  for (const [name, value] of Object.entries(service.environmentVariables ?? {})) {
    refuseUnless(!RESERVED.test(name), `The environment variable ${name} is reserved.`)
    refuseUnless(typeof value === 'string', `The environment variable ${name} is no text.`)
  }
}

const checkSecrets = (project: Project, { serviceConfig }: CloudFunction): void => {
  for (const { secret } of serviceConfig.secretEnvironmentVariables ?? []) {
    const kept = project.secrets.get(secret)
    refuseUnless(kept?.state === 'ENABLED', `Secret ${secret} has no enabled version.`)
    const member = `serviceAccount:${serviceConfig.serviceAccountEmail}`
    refuseUnless(
      isGranted(
        [kept?.policy ?? { bindings: [] }, project.policy],
        member,
        'secretmanager.versions.access',
      ),
      `Permission denied on secret ${secret} for Revision service account ${serviceConfig.serviceAccountEmail}.`,
    )
  }
}

const checkTrigger = (project: Project, { eventTrigger }: CloudFunction): void => {
  if (!eventTrigger) return
  refuseUnless(
    eventTrigger.triggerRegion === REGION,
    `The trigger in ${eventTrigger.triggerRegion} is not where its database is, ${REGION}.`,
  )
  refuseUnless(
    eventTrigger.eventFilters?.some(
      ({ attribute, value }) => attribute === 'database' && value === '(default)',
    ) ?? false,
    'The trigger names no database that exists.',
  )
  refuseUnless(
    project.agents.has(`service-${NUMBER}@gcp-sa-eventarc.iam.gserviceaccount.com`),
    'Permission denied while using the Eventarc Service Agent.',
  )
}

/** Unpacks what was uploaded, and lets npm compare it with its lockfile, as Cloud Build does. */
export const unpackSource = (source: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-source-'))
  writeFileSync(join(folder, 'source.zip'), source)
  unzip(join(folder, 'source.zip'), folder)
  rmSync(join(folder, 'source.zip'))
  return folder
}

const checkedSources = new Set<string>()

const checkSource = (project: Project, { buildConfig }: CloudFunction): void => {
  const { object } = buildConfig.source.storageSource
  const source = project.uploads.get(object)
  if (!source) throw new Refusal(400, `There is no source ${object}.`)
  if (checkedSources.has(object)) return
  const folder = unpackSource(source)
  try {
    const { main = 'index.js' } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { main?: string }
    refuseUnless(existsSync(join(folder, main)), `The source has no ${main}`)
    refuseUnless(!existsSync(join(folder, 'node_modules')), 'The source has node_modules')
    execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'], {
      cwd: folder,
      stdio: 'pipe',
    })
    checkedSources.add(object)
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(400, `Build failed: ${(error as Error).message}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const checkFunction = (project: Project, given: CloudFunction, caller: string): void => {
  checkAccount(project, given.serviceConfig.serviceAccountEmail, caller)
  if (given.eventTrigger) checkAccount(project, given.eventTrigger.serviceAccountEmail, caller)
  checkLimits(given)
  checkTrigger(project, given)
  checkSecrets(project, given)
  checkSource(project, given)
}
