import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callOf, unknownNames } from './google-calls.ts'
import { FUNCTIONS_API } from './functions-api.ts'
import { HOSTING_API, upload } from './hosting-api.ts'
import { PROJECT_API } from './project-api.ts'
import { NUMBER, PROJECT, Refusal, refuseUnless, SITE } from './project.ts'
import { isGranted } from './roles.ts'
import type { Json, Project } from './project.ts'

/** Google's APIs on this machine: each request is compared with what Google publishes, and with what its caller may do. */

const HANDLERS = { ...PROJECT_API, ...FUNCTIONS_API, ...HOSTING_API }

type Options = {
  project: Project
  /** Each change, and each refusal. */
  log: (line: string) => void
  /** Answers requests of shoppers. */
  visit: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const parsed = (body: Buffer): Json =>
  body.length > 0 ? (JSON.parse(body.toString('utf8')) as Json) : {}

/** A refresh token is the name of whom it belongs to, and so is the access token. */
const tokenFor = (body: Buffer): Json => {
  const text = body.toString('utf8')
  const given = text.startsWith('{')
    ? String(parsed(body)['refresh_token'])
    : new URLSearchParams(text).get('refresh_token')
  return {
    access_token: given,
    expires_in: 3600,
    token_type: 'Bearer',
    scope: 'https://www.googleapis.com/auth/cloud-platform',
  }
}

const nameIn = (path: string, match: RegExpExecArray): string =>
  (match[1] ?? path).replace(new RegExp(`projects/(?:${NUMBER}|-)(?=/|$)`), `projects/${PROJECT}`)

const ofGoogle = (
  { project }: Options,
  request: IncomingMessage,
  host: string,
  body: Buffer,
): Json => {
  const url = new URL(request.url ?? '', `https://${host}`)
  const path = decodeURIComponent(url.pathname)
  const verb = request.method ?? 'GET'
  if (host === 'oauth2.googleapis.com' || path.endsWith('/token')) return tokenFor(body)
  if (host === 'storage.googleapis.com' && verb === 'PUT') {
    project.uploads.set(path.split('/').at(-1) ?? '', body)
    return {}
  }
  if (host === 'upload-firebasehosting.googleapis.com') {
    upload(project, path.split('/').at(-1) ?? '', body)
    return {}
  }
  const call = callOf(host, verb, path)
  if (!call) throw new Refusal(501, `The rehearsal knows no ${verb} https://${host}${path}`)
  const handler = HANDLERS[call.name]
  if (!handler) throw new Refusal(501, `The rehearsal does not answer ${call.name}`)
  const caller = (request.headers.authorization ?? '').replace('Bearer ', '')
  refuseUnless(caller !== '', 'Request is missing required authentication credential.', 401)
  const api = host.replace('.googleapis.com', '')
  const isOn =
    ['serviceusage', 'cloudbilling', 'firebaseextensions'].includes(api) ||
    project.services.has(api)
  if (!isOn)
    throw new Refusal(403, `${host} has not been used in project ${NUMBER} or is disabled.`, [
      { reason: 'SERVICE_DISABLED', metadata: { service: host } },
    ])
  refuseUnless(
    call.permission === '' ||
      isGranted([project.policy, ...policiesOf(project, path)], caller, call.permission),
    `Permission '${call.permission}' denied on ${path}`,
    403,
  )
  const sent = parsed(body)
  const unknown = unknownNames(call, url.searchParams, sent)
  if (unknown.length > 0)
    throw new Refusal(400, `Invalid JSON payload received. ${unknown.join(' ')}`)
  const name = nameIn(path, call.path.exec(path) as RegExpExecArray)
  return handler({ project, name, query: url.searchParams, body: sent, caller })
}

const policiesOf = (project: Project, path: string) => {
  const account = /serviceAccounts\/([^/:]+)/.exec(path)?.[1]
  const policy = account && project.accounts.get(account)
  return policy ? [policy] : []
}

export const startStandIn = async (options: Options) => {
  const { log, visit } = options
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    if (host.startsWith(SITE) || host === '127.0.0.1') return visit(request, response)
    const body = await bodyOf(request)
    const what = `${request.method} ${host}${decodeURIComponent(request.url ?? '').split('?')[0]}`
    response.setHeader('content-type', 'application/json')
    try {
      const reply = ofGoogle(options, request, host, body)
      if (
        request.method !== 'GET' &&
        !/[:/](?:token|testIamPermissions|getIamPolicy|getEffectiveOrgPolicy)$/.test(what)
      )
        log(`  ${what}`)
      response.setHeader('x-goog-generation', '1')
      response.end(JSON.stringify(reply))
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, String((error as Error).stack))
      if (refusal.status !== 404) log(`  refused ${what}: ${refusal.message}`)
      const status = refusal.status === 403 ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT'
      response.statusCode = refusal.status
      response.end(
        JSON.stringify({
          error: {
            code: refusal.status,
            status,
            message: refusal.message,
            details: refusal.details,
          },
        }),
      )
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => server.closeAllConnections() ?? server.close(),
  }
}
