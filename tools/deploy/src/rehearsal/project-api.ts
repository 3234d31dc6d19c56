import { APIS } from '../checks/apis.ts'
import type { Asked, Handlers } from './handlers.ts'
import { NUMBER, policyIn, PROJECT, type Json, type Project } from './project.ts'
import { found, lastOf, must } from './refusal.ts'
import { isGranted, type Policy } from './roles.ts'

/** What else a deploy asks: of the project and its accounts, secrets, databases, indexes, rules and images. */

const apiIn = (name: string) => lastOf(name).replace('.googleapis.com', '')

const serviceOf = ({ services }: Project, name: string): Json => ({
  name: `projects/${NUMBER}/services/${lastOf(name)}`,
  state: services.has(apiIn(name)) ? 'ENABLED' : 'DISABLED',
})

const secretIn = (name: string) => /secrets\/([^/]+)/.exec(name)?.[1] ?? ''

const secretOf = ({ secrets }: Project, name: string): Policy =>
  found(secrets.get(secretIn(name)), name)

const accountOf = ({ accounts }: Project, name: string): Policy =>
  found(accounts.get(lastOf(name)), name)

const permitted = (policies: readonly Policy[], { caller, body }: Asked): Json => ({
  permissions: (body['permissions'] as string[]).filter((one) => isGranted(policies, caller, one)),
})

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string }

/** Firestore makes indexes of a single field by itself, and takes none twice. */
const createIndex = ({ project, name, body }: Asked): Json => {
  const fields = body['fields'] as IndexField[]
  const { queryScope } = body
  const paths = fields.map(({ fieldPath }) => fieldPath)
  const own = paths.filter((path) => path !== '__name__')
  must(own.length > 1, 'this index is not necessary, configure using single field index controls')
  must(new Set(paths).size === paths.length, 'An index names a field twice.')
  must(/^COLLECTION(?:_GROUP)?$/.test(String(queryScope)), 'Invalid queryScope')
  const order = fields.at(-1)?.order ?? 'ASCENDING'
  const all = own.length < paths.length ? fields : [...fields, { fieldPath: '__name__', order }]
  const text = JSON.stringify([name, queryScope, all])
  const isNew = !project.indexes.some((index) => index['text'] === text)
  must(isNew, 'index already exists', 409)
  const id = `${name}/indexes/${project.indexes.length + 1}`
  project.indexes.push({ ...body, fields: all, name: id, state: 'READY', text })
  return { name: `${name}/operations/1`, done: true }
}

const release = ({ project, name: asked, body }: Asked): Json => {
  const given = (body['release'] ?? body) as { name?: string; rulesetName: string }
  const { name = asked, rulesetName } = given
  found(project.rulesets.get(rulesetName), rulesetName)
  project.releases.set(name, { name, rulesetName, createTime: new Date().toISOString() })
  return { name, rulesetName }
}

export const PROJECT_API: Handlers = {
  'artifactregistry repositories.get': ({ project, name }) => found(project.repository, name),
  'artifactregistry repositories.patch': ({ project, body }) =>
    (project.repository = { ...project.repository, ...body }),
  'cloudresourcemanager projects.getIamPolicy': ({ project }) => project.policy,
  'cloudresourcemanager projects.setIamPolicy': (asked) => (asked.project.policy = policyIn(asked)),
  'cloudresourcemanager projects.testIamPermissions': (asked) =>
    permitted([asked.project.policy], asked),
  'firebaserules releases.list': ({ project }) => ({ releases: [...project.releases.values()] }),
  'firebaserules releases.create': release,
  'firebaserules releases.patch': (asked) => {
    found(asked.project.releases.get(asked.name), asked.name)
    return release(asked)
  },
  'firebaserules rulesets.get': ({ project, name }) => found(project.rulesets.get(name), name),
  'firebaserules rulesets.create': ({ project, body }) => {
    const name = `projects/${PROJECT}/rulesets/${project.rulesets.size + 1}`
    project.rulesets.set(name, { ...body, name })
    return { ...body, name }
  },
  'firestore indexes.list': ({ project }) => ({
    indexes: project.indexes.map(({ text: _text, ...index }) => index),
  }),
  'firestore indexes.create': createIndex,
  // Migrations note what they have done in the embedded Firestore, past the stand-in.
  'firestore documents.get': ({ name }) => found<Json>(undefined, name),
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
  'iam serviceAccounts.getIamPolicy': ({ project, name }) => accountOf(project, name),
  'iam serviceAccounts.testIamPermissions': (asked) =>
    permitted([asked.project.policy, accountOf(asked.project, asked.name)], asked),
  'secretmanager secrets.get': ({ project, name }) => {
    secretOf(project, name)
    return { name: `projects/${NUMBER}/secrets/${lastOf(name)}`, replication: { automatic: {} } }
  },
  'secretmanager secrets.getIamPolicy': ({ project, name }) => secretOf(project, name),
  'secretmanager secrets.setIamPolicy': (asked) => {
    const { project, name } = asked
    secretOf(project, name)
    project.secrets.set(secretIn(name), policyIn(asked))
    return policyIn(asked)
  },
  'secretmanager versions.get': ({ project, name }) => {
    secretOf(project, name)
    const numbered = name.replace(/projects\/[^/]+/, `projects/${NUMBER}`)
    return { name: numbered.replace('latest', '1'), state: 'ENABLED' }
  },
  'serviceusage services.batchGet': ({ project, query }) => ({
    services: query.getAll('names').map((name) => serviceOf(project, name)),
  }),
  'serviceusage services.get': ({ project, name }) => serviceOf(project, name),
  'serviceusage services.enable': ({ project, name }) => {
    project.services.add(apiIn(name))
    return { name: 'operations/1', done: true }
  },
  'serviceusage services.generateServiceIdentity': ({ project, name }) => {
    const isKnown = APIS.some((api) => api === apiIn(name))
    must(isKnown, `Unknown service ${apiIn(name)}`)
    const email = `service-${NUMBER}@gcp-sa-${apiIn(name)}.iam.gserviceaccount.com`
    project.agents.add(email)
    return { name: 'operations/1', done: true, response: { email } }
  },
  'storage buckets.getIamPolicy': ({ project }) => project.bucketPolicy,
}
