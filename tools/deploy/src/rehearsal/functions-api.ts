import { checkAccount, checkFunction, type CloudFunction } from './check-function.ts'
import type { Asked, Handlers } from './handlers.ts'
import { NUMBER, policyIn, PROJECT, REGION, type Json, type Project } from './project.ts'
import { found, lastOf, must } from './refusal.ts'

/** Cloud Functions, the Cloud Run beneath it, and Cloud Scheduler: what they keep. */

const PLACE = `projects/${PROJECT}/locations/${REGION}`

const upsert = ({ project, body, caller }: Asked): Json => {
  const given = body as CloudFunction
  const id = lastOf(given.name)
  const merged = { ...project.functions.get(id), ...given }
  must(merged.name === `${PLACE}/functions/${id}`, `Invalid name ${merged.name}`)
  const { runtime } = merged.buildConfig
  must(runtime === 'nodejs24', `Invalid runtime ${runtime}`)
  checkFunction(project, merged, caller)
  const uri = `https://${id.toLowerCase()}-rehearsal.a.run.app`
  const revision = `${id.toLowerCase()}-${Date.now()}`
  const service = `${PLACE}/services/${id.toLowerCase()}`
  const response = {
    ...merged,
    state: 'ACTIVE',
    url: uri,
    environment: 'GEN_2',
    serviceConfig: { ...merged.serviceConfig, service, revision, uri },
  }
  project.functions.set(id, response)
  project.repository ??= { name: `${PLACE}/repositories/gcf-artifacts`, format: 'DOCKER' }
  return { name: `${PLACE}/operations/${revision}`, done: true, response }
}

type RunFunction = CloudFunction & { serviceConfig: { revision: string } }

const runFunctions = ({ functions }: Project) => [...functions.values()] as RunFunction[]

const runService = ({ project, name }: Asked): Json => {
  const service = lastOf(name)
  const isAsked = (one: RunFunction) => lastOf(one.name).toLowerCase() === service
  const { serviceConfig } = found(runFunctions(project).find(isAsked), name)
  const { revision, availableCpu: cpu = '1', availableMemory: memory = '' } = serviceConfig
  const containerConcurrency = serviceConfig.maxInstanceRequestConcurrency
  const labels = { 'cloud.googleapis.com/location': REGION }
  return {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: { name: service, namespace: NUMBER, generation: 1, labels },
    spec: {
      template: {
        metadata: { name: revision },
        spec: { containerConcurrency, containers: [{ resources: { limits: { cpu, memory } } }] },
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

type Job = { name?: string; httpTarget?: HttpTarget }
type HttpTarget = { uri?: string; oidcToken?: { serviceAccountEmail?: string } }

const saveJob = ({ project, body, caller }: Asked): Json => {
  const { name = '', httpTarget }: Job = body
  must(httpTarget?.uri?.startsWith('https://') ?? false, 'The job has no target.')
  checkAccount(project, httpTarget?.oidcToken?.serviceAccountEmail, caller)
  const job = { ...project.jobs.get(name), ...body }
  project.jobs.set(name, job)
  return job
}

export const FUNCTIONS_API: Handlers = {
  'cloudfunctions functions.list': ({ project }) => ({ functions: runFunctions(project) }),
  'cloudfunctions functions.get': ({ project, name }) =>
    found(project.functions.get(lastOf(name)), name),
  'cloudfunctions functions.generateUploadUrl': ({ project }) => {
    const object = `source-${project.uploads.size + 1}.zip`
    const bucket = `gcf-v2-uploads-${NUMBER}-${REGION}`
    const uploadUrl = `https://storage.googleapis.com/${bucket}/${object}?GoogleAccessId=rehearsal`
    return { uploadUrl, storageSource: { bucket, object } }
  },
  'cloudfunctions functions.create': (asked) => {
    const isNew = !asked.project.functions.has(asked.query.get('functionId') ?? '')
    must(isNew, 'The function exists.', 409)
    return upsert(asked)
  },
  'cloudfunctions functions.patch': upsert,
  'cloudfunctions operations.get': ({ project, name }) => {
    const isOf = ({ serviceConfig }: RunFunction) => serviceConfig.revision === lastOf(name)
    return { name, done: true, response: runFunctions(project).find(isOf) }
  },
  'run services.get': runService,
  'run services.replaceService': (asked) => {
    const { traffic = [] } = asked.body['spec'] as { traffic?: { tag?: string }[] }
    const tagged = traffic.filter(({ tag }) => tag)
    asked.project.traffic.set(lastOf(asked.name), tagged)
    return runService(asked)
  },
  'run services.getIamPolicy': ({ project, name }) => project.invokers.get(lastOf(name)) ?? {},
  'run services.setIamPolicy': (asked) => {
    runService(asked)
    asked.project.invokers.set(lastOf(asked.name), policyIn(asked))
    return policyIn(asked)
  },
  'cloudscheduler jobs.get': ({ project, name }) => found(project.jobs.get(name), name),
  'cloudscheduler jobs.create': saveJob,
  'cloudscheduler jobs.patch': (asked) =>
    saveJob({ ...asked, body: { ...asked.body, name: asked.name } }),
}
