import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { APIS } from '../checks/apis.ts'
import { DEPLOY_PERMISSIONS } from '../checks/may-deploy.ts'
import { googleApi } from '../google/google-api.ts'

type Answers = Record<string, unknown>

/** A status with an error's body; anything else is answered with 200. */
export const refusal = (status: number, error: object = { message: 'refused' }) => ({
  refusal: status,
  error,
})

const isRefusal = (answer: unknown): answer is ReturnType<typeof refusal> =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer

export const PROJECT = 'my-shop'

const ACCOUNT = `shop-api@${PROJECT}.iam.gserviceaccount.com`

const BUILDER = '123-compute@developer.gserviceaccount.com'

const grants = (...roles: string[]) => ({
  bindings: [
    ...roles.map((role) => ({ role, members: [`serviceAccount:${ACCOUNT}`] })),
    { role: 'roles/cloudbuild.builds.builder', members: [`serviceAccount:${BUILDER}`] },
  ],
})

/** As an organization with its own ideas answers. */
export const ORGANIZATION_CALLS = {
  builder: `GET iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/${BUILDER}`,
  domains: `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getEffectiveOrgPolicy`,
  permissions: `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:testIamPermissions`,
  actAs: `POST iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/${ACCOUNT}:testIamPermissions`,
  service: `GET run.googleapis.com/v2/projects/${PROJECT}/locations/asia-south1/services/api`,
}

export const ACCOUNT_CALLS = {
  account: `GET iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/${ACCOUNT}`,
  project: `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`,
  itself: `POST iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/${ACCOUNT}:getIamPolicy`,
  bucket: `GET storage.googleapis.com/storage/v1/b/${PROJECT}.firebasestorage.app/iam`,
  grants,
}

/** A project to which everything can be deployed, by `METHOD host/path`. */
export const READY: Answers = {
  [`GET cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`]: {
    projectNumber: '123',
    lifecycleState: 'ACTIVE',
  },
  [`GET firebase.googleapis.com/v1beta1/projects/${PROJECT}`]: {
    resources: { hostingSite: 'my-shop-site' },
  },
  [`GET secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/SMTP_URL/versions/latest`]: {
    state: 'ENABLED',
  },
  [`GET secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/WHATSAPP/versions/latest`]: {
    state: 'ENABLED',
  },
  [`GET firebaseextensions.googleapis.com/v1beta/projects/${PROJECT}/instances`]: {},
  [`GET firebasehosting.googleapis.com/v1beta1/sites/my-shop-site/releases`]: {},
  [`GET cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`]: { billingEnabled: true },
  [`GET serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchGet`]: {
    services: APIS.map((api) => ({
      name: `projects/123/services/${api}.googleapis.com`,
      state: 'ENABLED',
    })),
  },
  [`GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`]: {
    type: 'FIRESTORE_NATIVE',
    locationId: 'asia-south1',
  },
  [`GET firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`]: {
    bucket: { name: `projects/${PROJECT}/buckets/${PROJECT}.firebasestorage.app` },
  },
  [`GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`]: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  },
  [ORGANIZATION_CALLS.builder]: { email: BUILDER },
  [ORGANIZATION_CALLS.domains]: { listPolicy: { allValues: 'ALLOW' } },
  [ORGANIZATION_CALLS.permissions]: { permissions: DEPLOY_PERMISSIONS },
  [ORGANIZATION_CALLS.actAs]: { permissions: DEPLOY_PERMISSIONS },
  [ACCOUNT_CALLS.account]: { email: ACCOUNT },
  [ACCOUNT_CALLS.project]: grants(
    'roles/datastore.user',
    'roles/firebaseauth.admin',
    'roles/eventarc.eventReceiver',
    'roles/run.invoker',
  ),
  [ACCOUNT_CALLS.itself]: grants('roles/iam.serviceAccountTokenCreator'),
  [ACCOUNT_CALLS.bucket]: grants('roles/storage.objectUser'),
  [`GET firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps`]: { apps: [{ appId: 'a1' }] },
  [`GET firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps/a1/config`]: { apiKey: 'AIza' },
}

/** An API that remembers: answers calls of its own, and undefined to others. */
type Answering = (method: string, url: URL, body: Buffer) => object | undefined

/** Google's APIs on this machine. A list of answers is given one by one; the last one repeats. */
export const startFakeGoogle = async (answers: Answers, answering: Answering = () => undefined) => {
  const calls: string[] = []
  const left = new Map(Object.entries(answers))
  const reply = (call: string): unknown => {
    const known = left.get(call)
    if (Array.isArray(known) && known.length > 1) left.set(call, known.slice(1))
    return Array.isArray(known) ? known[0] : (known ?? refusal(404))
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').slice(1).split('?')
    const method = request.method ?? ''
    const call = `${method} ${path}`
    calls.push(call)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', 'http://google')
    const answer: unknown = answering(method, url, Buffer.concat(chunks)) ?? reply(call)
    response.statusCode = isRefusal(answer) ? answer.refusal : 200
    if (request.headers.authorization !== 'Bearer a-token') response.statusCode = 401
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isRefusal(answer) ? { error: answer.error } : answer))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const google = googleApi({
    token: () => Promise.resolve('a-token'),
    project: PROJECT,
    originOf: (host) => `http://127.0.0.1:${port}/${host}`,
  })
  return { google, calls }
}
