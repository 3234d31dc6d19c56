import { APIS } from '../checks/apis.ts'
import {
  BUCKET,
  BUILDER,
  checkMembers,
  NUMBER,
  PROJECT,
  REGION,
  Refusal,
  refuseUnless,
  SITE,
  WEB_API_KEY,
} from './project.ts'
import { isGranted } from './roles.ts'
import type { Json, Project } from './project.ts'
import type { Policy } from './roles.ts'

/** What else a deploy asks: of the project and its accounts, secrets, databases, indexes, rules and images. */

type Asked = { project: Project; name: string; query: URLSearchParams; body: Json; caller: string }

const lastOf = (name: string) => name.split('/').at(-1) ?? ''

const policyIn = (body: Json): Policy => body['policy'] as Policy

const serviceOf = ({ services }: Project, name: string): Json => {
  const api = lastOf(name).replace('.googleapis.com', '')
  return {
    name: `projects/${NUMBER}/services/${lastOf(name)}`,
    state: services.has(api) ? 'ENABLED' : 'DISABLED',
  }
}

const secretOf = (project: Project, name: string) => {
  const id = /secrets\/([^/]+)/.exec(name)?.[1] ?? ''
  const secret = project.secrets.get(id)
  if (!secret) throw new Refusal(404, `Secret [${name}] not found.`)
  return secret
}

const accountOf = (project: Project, name: string): Policy => {
  const account = project.accounts.get(lastOf(name))
  if (!account) throw new Refusal(404, `Unknown service account ${lastOf(name)}`)
  return account
}

const permitted = (policies: readonly Policy[], caller: string, body: Json): Json => ({
  permissions: (body['permissions'] as string[]).filter((one) => isGranted(policies, caller, one)),
})

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string }

/** Firestore makes indexes of a single field by itself, and takes none twice. */
const createIndex = ({ project, name, body }: Asked): Json => {
  const fields = body['fields'] as IndexField[]
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__')
  refuseUnless(
    own.length > 1,
    'this index is not necessary, configure using single field index controls',
  )
  const paths = fields.map(({ fieldPath }) => fieldPath)
  refuseUnless(new Set(paths).size === paths.length, 'An index names a field twice.')
  refuseUnless(
    ['COLLECTION', 'COLLECTION_GROUP'].includes(String(body['queryScope'])),
    'Invalid queryScope',
  )
  const text = JSON.stringify([name, body['queryScope'], fields])
  refuseUnless(
    !project.indexes.some((index) => index['text'] === text),
    'index already exists',
    409,
  )
  const last = fields.at(-1)
  const all =
    last?.fieldPath === '__name__'
      ? fields
      : [...fields, { fieldPath: '__name__', order: last?.order ?? 'ASCENDING' }]
  const index = {
    ...body,
    fields: all,
    name: `${name}/indexes/${String(project.indexes.length + 1)}`,
    state: 'READY',
  }
  project.indexes.push({ ...index, text })
  return { name: `${name}/operations/1`, done: true }
}

const release = ({ project, name, body }: Asked): Json => {
  const given = (body['release'] ?? body) as { name: string; rulesetName: string }
  const full = given.name || name
  refuseUnless(
    project.rulesets.some((ruleset) => ruleset['name'] === given.rulesetName),
    `There is no ${given.rulesetName}`,
  )
  project.releases.set(full, {
    name: full,
    rulesetName: given.rulesetName,
    createTime: new Date().toISOString(),
  })
  return { name: full, rulesetName: given.rulesetName }
}

export const PROJECT_API: Record<string, (asked: Asked) => Json> = {
  'artifactregistry repositories.get': ({ project, name }) => {
    if (!project.repository) throw new Refusal(404, `There is no ${name}`)
    return project.repository
  },
  'artifactregistry repositories.patch': ({ project, body }) =>
    (project.repository = { ...project.repository, ...body }),
  'cloudbilling projects.getBillingInfo': () => ({ billingEnabled: true }),
  'cloudresourcemanager projects.get': () => ({
    projectId: PROJECT,
    projectNumber: NUMBER,
    lifecycleState: 'ACTIVE',
  }),
  'cloudresourcemanager projects.getEffectiveOrgPolicy': () => ({
    listPolicy: { allValues: 'ALLOW' },
  }),
  'cloudresourcemanager projects.getIamPolicy': ({ project }) => structuredClone(project.policy),
  'cloudresourcemanager projects.setIamPolicy': ({ project, body }) => {
    checkMembers(project, policyIn(body))
    project.policy = policyIn(body)
    return project.policy
  },
  'cloudresourcemanager projects.testIamPermissions': ({ project, body, caller }) =>
    permitted([project.policy], caller, body),
  'compute {project}': () => ({ defaultServiceAccount: BUILDER }),
  'firebase projects.get': () => ({
    projectId: PROJECT,
    projectNumber: NUMBER,
    resources: { hostingSite: SITE },
    state: 'ACTIVE',
  }),
  'firebase adminSdkConfig': () => ({
    projectId: PROJECT,
    storageBucket: BUCKET,
    locationId: REGION,
  }),
  'firebase webApps.list': () => ({ apps: [{ appId: 'app-1' }] }),
  'firebase config': () => ({ apiKey: WEB_API_KEY, projectId: PROJECT }),
  'firebaseextensions instances': () => ({}),
  'firebaserules releases.list': ({ project }) => ({ releases: [...project.releases.values()] }),
  'firebaserules releases.create': release,
  'firebaserules releases.patch': (asked) => {
    if (!asked.project.releases.has(asked.name)) throw new Refusal(404, `There is no ${asked.name}`)
    return release(asked)
  },
  'firebaserules rulesets.get': ({ project, name }) => {
    const ruleset = project.rulesets.find((one) => one['name'] === name)
    if (!ruleset) throw new Refusal(404, `There is no ${name}`)
    return ruleset
  },
  'firebaserules rulesets.create': ({ project, body }) => {
    const ruleset = {
      ...body,
      name: `projects/${PROJECT}/rulesets/${String(project.rulesets.length + 1)}`,
    }
    project.rulesets.push(ruleset)
    return ruleset
  },
  // Whether rules compile, only Google's own emulators know: npm run shop -- test-rules.
  'firebaserules projects.test': () => ({}),
  'firebasestorage defaultBucket': () => ({
    bucket: { name: `projects/${PROJECT}/buckets/${BUCKET}` },
  }),
  'firestore databases.get': ({ name }) => ({
    name,
    type: 'FIRESTORE_NATIVE',
    locationId: REGION,
    databaseEdition: 'STANDARD',
  }),
  'firestore indexes.list': ({ project }) => ({
    indexes: project.indexes.map(({ text: _text, ...index }) => index),
  }),
  'firestore indexes.create': createIndex,
  'firestore fields.list': ({ project }) => ({ fields: [...project.fields.values()] }),
  'firestore fields.patch': ({ project, name, body }) => {
    const ttl = body['ttlConfig'] ? { ttlConfig: { state: 'ACTIVE' } } : {}
    project.fields.set(name, { ...body, ...ttl, name })
    return { name: `${name}/operations/1`, done: true }
  },
  'iam serviceAccounts.get': ({ project, name }) => {
    accountOf(project, name)
    return { email: lastOf(name), name }
  },
  'iam serviceAccounts.getIamPolicy': ({ project, name }) =>
    structuredClone(accountOf(project, name)),
  'iam serviceAccounts.testIamPermissions': ({ project, name, body, caller }) =>
    permitted([project.policy, accountOf(project, name)], caller, body),
  'identitytoolkit config': () => ({
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  }),
  'secretmanager secrets.get': ({ project, name }) => {
    secretOf(project, name)
    return { name: `projects/${NUMBER}/secrets/${lastOf(name)}`, replication: { automatic: {} } }
  },
  'secretmanager secrets.getIamPolicy': ({ project, name }) =>
    structuredClone(secretOf(project, name).policy),
  'secretmanager secrets.setIamPolicy': ({ project, name, body }) => {
    checkMembers(project, policyIn(body))
    secretOf(project, name).policy = policyIn(body)
    return policyIn(body)
  },
  'secretmanager versions.get': ({ project, name }) => ({
    name: name.replace(/projects\/[^/]+/, `projects/${NUMBER}`).replace('latest', '1'),
    state: secretOf(project, name).state,
  }),
  'serviceusage services.batchGet': ({ project, query }) => ({
    services: query.getAll('names').map((name) => serviceOf(project, name)),
  }),
  'serviceusage services.get': ({ project, name }) => serviceOf(project, name),
  'serviceusage services.enable': ({ project, name }) => {
    project.services.add(lastOf(name).replace('.googleapis.com', ''))
    return { name: 'operations/1', done: true }
  },
  'serviceusage services.generateServiceIdentity': ({ project, name }) => {
    const api = lastOf(name).replace('.googleapis.com', '')
    refuseUnless(
      APIS.some((one) => one === api),
      `Unknown service ${api}`,
    )
    const email = `service-${NUMBER}@gcp-sa-${api}.iam.gserviceaccount.com`
    project.agents.add(email)
    return { name: 'operations/1', done: true, response: { email } }
  },
  'storage buckets.getIamPolicy': ({ project }) => structuredClone(project.bucketPolicy),
}
