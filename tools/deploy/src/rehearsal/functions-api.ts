import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isGranted } from './roles.ts'
import type { Policy } from './roles.ts'
import { unzip } from '../testing/unzip.ts'
import { checkMembers, NUMBER, PROJECT, REGION, Refusal, refuseUnless } from './project.ts'
import type { Json, Project } from './project.ts'

/** Cloud Functions, the Cloud Run beneath it, and Cloud Scheduler: what they refuse, and what they keep. */

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

const idOf = (name: string) => name.split('/').at(-1) ?? ''

const checkAccount = (project: Project, email: string | undefined, caller: string): void => {
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

const upsert = (project: Project, given: CloudFunction, caller: string): Json => {
  const id = idOf(given.name)
  const earlier = project.functions.get(id) as CloudFunction | undefined
  const merged = { ...earlier, ...given }
  refuseUnless(
    merged.name === `projects/${PROJECT}/locations/${REGION}/functions/${id}`,
    `Invalid name ${merged.name}`,
  )
  refuseUnless(
    merged.buildConfig.runtime === 'nodejs24',
    `Invalid runtime ${merged.buildConfig.runtime}`,
  )
  checkAccount(project, merged.serviceConfig.serviceAccountEmail, caller)
  if (merged.eventTrigger) checkAccount(project, merged.eventTrigger.serviceAccountEmail, caller)
  checkLimits(merged)
  checkTrigger(project, merged)
  checkSecrets(project, merged)
  checkSource(project, merged)
  const service = `projects/${PROJECT}/locations/${REGION}/services/${id.toLowerCase()}`
  const revision = `${id.toLowerCase()}-${String(Date.now())}`
  const kept = {
    ...merged,
    state: 'ACTIVE',
    url: `https://${id.toLowerCase()}-rehearsal.a.run.app`,
    environment: 'GEN_2',
    serviceConfig: {
      ...merged.serviceConfig,
      service,
      revision,
      uri: `https://${id.toLowerCase()}-rehearsal.a.run.app`,
    },
  }
  project.functions.set(id, kept)
  project.repository ??= {
    name: `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`,
    format: 'DOCKER',
  }
  return {
    name: `projects/${PROJECT}/locations/${REGION}/operations/${revision}`,
    done: true,
    response: kept,
  }
}

const functionOf = (project: Project, service: string): CloudFunction => {
  const found = [...project.functions].find(([id]) => id.toLowerCase() === service)
  if (!found) throw new Refusal(404, `There is no service ${service}`)
  return found[1] as CloudFunction
}

type RunFunction = CloudFunction & { serviceConfig: { revision: string } }

const runService = (project: Project, service: string): Json => {
  const { serviceConfig } = functionOf(project, service) as RunFunction
  const { revision, availableCpu = '1', availableMemory = '' } = serviceConfig
  const limits = { cpu: availableCpu, memory: availableMemory }
  return {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: {
      name: service,
      namespace: NUMBER,
      generation: 1,
      labels: { 'cloud.googleapis.com/location': REGION },
    },
    spec: {
      template: {
        metadata: { name: revision },
        spec: {
          containerConcurrency: serviceConfig.maxInstanceRequestConcurrency,
          containers: [{ resources: { limits } }],
        },
      },
      traffic: [{ latestRevision: true, percent: 100 }, ...(project.traffic.get(service) ?? [])],
    },
    status: {
      observedGeneration: 1,
      latestReadyRevisionName: revision,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  }
}

type Asked = { project: Project; name: string; query: URLSearchParams; body: Json; caller: string }

const checkJob = (project: Project, body: Json, caller: string): void => {
  const { httpTarget } = body as {
    httpTarget?: { uri?: string; oidcToken?: { serviceAccountEmail?: string } }
  }
  refuseUnless(Boolean(httpTarget?.uri?.startsWith('https://')), 'The job has no target.')
  checkAccount(project, httpTarget?.oidcToken?.serviceAccountEmail, caller)
}

const policyOf = (body: Json): Policy => body['policy'] as Policy

export const FUNCTIONS_API: Record<string, (asked: Asked) => Json> = {
  'cloudfunctions functions': () => ({}),
  'cloudfunctions functions.list': ({ project }) => ({
    functions: [...project.functions.values()],
  }),
  'cloudfunctions functions.get': ({ project, name }) => {
    const found = project.functions.get(idOf(name))
    if (!found) throw new Refusal(404, `There is no function ${name}`)
    return found
  },
  'cloudfunctions functions.generateUploadUrl': ({ project }) => {
    const object = `source-${String(project.uploads.size + 1)}.zip`
    const bucket = `gcf-v2-uploads-${NUMBER}-${REGION}`
    return {
      uploadUrl: `https://storage.googleapis.com/${bucket}/${object}?GoogleAccessId=rehearsal`,
      storageSource: { bucket, object },
    }
  },
  'cloudfunctions functions.create': ({ project, body, caller, query }) => {
    refuseUnless(!project.functions.has(query.get('functionId') ?? ''), 'The function exists.', 409)
    return upsert(project, body as CloudFunction, caller)
  },
  'cloudfunctions functions.patch': ({ project, body, caller }) =>
    upsert(project, body as CloudFunction, caller),
  'cloudfunctions operations.get': ({ project, name }) => {
    const revision = idOf(name)
    const found = [...project.functions.values()].find(
      (one) => (one as RunFunction).serviceConfig.revision === revision,
    )
    return { name, done: true, response: found }
  },
  'run services.get': ({ project, name }) => runService(project, idOf(name)),
  'run services.replaceService': ({ project, name, body }) => {
    const { traffic = [] } = body['spec'] as { traffic?: { tag?: string }[] }
    project.traffic.set(
      idOf(name),
      traffic.filter(({ tag }) => tag),
    )
    return runService(project, idOf(name))
  },
  'run services.getIamPolicy': ({ project, name }) => project.invokers.get(idOf(name)) ?? {},
  'run services.setIamPolicy': ({ project, name, body }) => {
    functionOf(project, idOf(name))
    checkMembers(project, policyOf(body))
    project.invokers.set(idOf(name), policyOf(body))
    return policyOf(body)
  },
  'cloudscheduler jobs.get': ({ project, name }) => {
    const job = project.jobs.get(name)
    if (!job) throw new Refusal(404, `There is no job ${name}`)
    return job
  },
  'cloudscheduler jobs.create': ({ project, body, caller }) => {
    checkJob(project, body, caller)
    project.jobs.set(String(body['name']), body)
    return body
  },
  'cloudscheduler jobs.patch': ({ project, name, body, caller }) => {
    checkJob(project, body, caller)
    const job = { ...project.jobs.get(name), ...body }
    project.jobs.set(name, job)
    return job
  },
}
