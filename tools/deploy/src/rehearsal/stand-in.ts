import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from '../../../local/src/processes/close-server.ts'
import { FUNCTIONS_API } from './functions-api.ts'
import { callOf, unknownNames } from './google-calls.ts'
import { HOSTING_API, serveSite, upload } from './hosting-api.ts'
import { PROJECT_API } from './project-api.ts'
import { NUMBER, PROJECT, SITE, type Json, type Project } from './project.ts'
import { found, must, Refusal } from './refusal.ts'
import { isGranted } from './roles.ts'

/** Google's APIs on this machine: each request is compared with what Google publishes, and with what its caller may do. */

const HANDLERS = { ...PROJECT_API, ...FUNCTIONS_API, ...HOSTING_API }

const parsed = (body: Buffer): Json =>
  body.length > 0 ? (JSON.parse(body.toString('utf8')) as Json) : {}

/** A refresh token is the name of whom it belongs to, and so is the access token. */
const tokenFor = (body: Buffer): Json => {
  const text = body.toString('utf8')
  const access_token = text.startsWith('{')
    ? parsed(body)['refresh_token']
    : new URLSearchParams(text).get('refresh_token')
  const scope = 'https://www.googleapis.com/auth/cloud-platform'
  return { access_token, expires_in: 3600, token_type: 'Bearer', scope }
}

const USABLE_AT_ONCE = new Set(['serviceusage', 'cloudbilling', 'firebaseextensions'])

const checkIsOn = ({ services }: Project, api: string, host: string): void => {
  if (USABLE_AT_ONCE.has(api) || services.has(api)) return
  const details = [{ reason: 'SERVICE_DISABLED', metadata: { service: host } }]
  throw new Refusal(403, `${host} has not been used in project ${NUMBER} or is disabled.`, details)
}

const policiesOf = ({ policy, accounts }: Project, path: string) => {
  const own = accounts.get(/serviceAccounts\/([^/:]+)/.exec(path)?.[1] ?? '')
  return own ? [policy, own] : [policy]
}

type Request = { verb: string; host: string; url: URL; caller: string; body: Buffer }

const ofGoogle = (project: Project, { verb, host, url, caller, body }: Request): Json => {
  const path = decodeURIComponent(url.pathname)
  const last = path.split('/').at(-1) ?? ''
  if (host === 'oauth2.googleapis.com' || last === 'token') return tokenFor(body)
  if (host === 'storage.googleapis.com' && verb === 'PUT') {
    project.uploads.set(last, body)
    return {}
  }
  if (host === 'upload-firebasehosting.googleapis.com') return upload(project, last, body)
  const call = callOf(host, verb, path)
  if (!call) throw new Refusal(501, `The rehearsal knows no ${verb} https://${host}${path}`)
  const { name: method, permission, api, answer } = call
  must(caller !== '', 'Request is missing required authentication credential.', 401)
  checkIsOn(project, api, host)
  const may = permission === '' || isGranted(policiesOf(project, path), caller, permission)
  must(may, `Permission '${permission}' denied on ${path}`, 403)
  const sent = parsed(body)
  const unknown = unknownNames(call, url.searchParams, sent)
  must(unknown.length === 0, `Invalid JSON payload received. ${unknown.join(' ')}`)
  const [, resource = path] = call.path.exec(path) ?? []
  const name = resource.replace(RegExp(`projects/(?:${NUMBER}|-)(?=/|$)`), `projects/${PROJECT}`)
  if (answer) return answer
  const handler = found(HANDLERS[method], `answer to ${method}`)
  return handler({ project, name, query: url.searchParams, body: sent, caller })
}

const CHANGES_NOTHING = /^GET |[:/](?:token|testIamPermissions|getIamPolicy|getEffectiveOrgPolicy)$/

/** Tells of each change, and of each refusal. */
export const startStandIn = async (project: Project, log: (line: string) => void) => {
  const visit = serveSite(project)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    if (host.startsWith(SITE) || host === '127.0.0.1') return visit(request, response)
    const url = new URL(request.url ?? '', `https://${host}`)
    const verb = request.method ?? 'GET'
    const caller = (request.headers.authorization ?? '').replace('Bearer ', '')
    const what = `${verb} ${host}${decodeURIComponent(url.pathname)}`
    response.setHeader('content-type', 'application/json')
    try {
      const body = await buffer(request)
      const reply = ofGoogle(project, { verb, host, url, caller, body })
      if (!CHANGES_NOTHING.test(what)) log(`  ${what}`)
      response.setHeader('x-goog-generation', '1')
      response.end(JSON.stringify(reply))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, String(error))
      const { status: code, message, details } = refusal
      if (code !== 404) log(`  refused ${what}: ${message}`)
      const status = code === 403 ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT'
      response.statusCode = code
      response.end(JSON.stringify({ error: { code, status, message, details } }))
    }
  }
  return listenLocally((request, response) => void answer(request, response))
}
