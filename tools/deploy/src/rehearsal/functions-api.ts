import { checkAccount, checkFunction } from './check-function.ts'
import type { CloudFunction } from './check-function.ts'
import { checkMembers, NUMBER, PROJECT, REGION, Refusal, refuseUnless } from './project.ts'
import type { Json, Project } from './project.ts'
import type { Policy } from './roles.ts'

/** Cloud Functions, the Cloud Run beneath it, and Cloud Scheduler: what they keep. */

const idOf = (name: string) => name.split('/').at(-1) ?? ''

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
  checkFunction(project, merged, caller)
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
