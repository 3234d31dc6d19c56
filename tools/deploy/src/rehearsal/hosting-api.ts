import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Asked, Handlers } from './handlers.ts'
import { REGION, SITE, type Json, type Project, type Version } from './project.ts'
import { found, lastOf, must } from './refusal.ts'

/** Firebase Hosting: versions of files and rules, the channels that show them, and the site itself. */

type Rewrite = {
  run?: { serviceId: string; region: string; tag?: string }
  function?: string
  functionRegion?: string
}

/** Without the project, which one of the two forms of a name has. */
const plain = (name: string) => name.replace(/^projects\/[^/]+\//, '')

const versionNamed = ({ versions }: Project, name: string): Version =>
  found(versions.get(plain(name)), name)

const shape = ({ name, status, config }: Version): Json => ({ name, status, config })

const checkRewrites = (project: Project, { rewrites = [] }: { rewrites?: Rewrite[] }): void => {
  const services = new Set([...project.functions.keys()].map((id) => id.toLowerCase()))
  for (const { run, function: id, functionRegion } of rewrites) {
    const [service, region] = [run?.serviceId ?? id?.toLowerCase(), run?.region ?? functionRegion]
    if (service === undefined) continue
    const isThere = services.has(service) && region === REGION
    must(isThere, `Hosting rewrites to ${service} in ${region}, which is not deployed.`)
    const tags = (project.traffic.get(service) ?? []).map(({ tag }) => tag)
    must(!run?.tag || tags.includes(run.tag), `The service ${service} has no tag ${run?.tag}.`)
  }
}

const createVersion = ({ project, body }: Asked): Json => {
  const name = `sites/${SITE}/versions/v${project.versions.size + 1}`
  const config = (body['config'] ?? {}) as Json
  const version: Version = { name, config, status: 'CREATED', files: new Map() }
  project.versions.set(name, version)
  return shape(version)
}

const patchVersion = ({ project, name, body }: Asked): Json => {
  const version = versionNamed(project, name)
  Object.assign(version, body['config'] && { config: body['config'] })
  if (body['status'] === 'FINALIZED') {
    checkRewrites(project, version.config)
    for (const [path, hash] of version.files)
      must(project.contents.has(hash), `The content of ${path} was not uploaded.`)
    version.status = 'FINALIZED'
  }
  return { ...shape(version), fileCount: String(version.files.size) }
}

const populate = ({ project, name, body }: Asked): Json => {
  const version = versionNamed(project, name)
  must(version.status === 'CREATED', 'The version is final.')
  const given = Object.entries(body['files'] as Record<string, string>)
  for (const [path, hash] of given) {
    must(/^[0-9a-f]{64}$/.test(hash), `Invalid hash of ${path}`)
    must(!/(?:^|\/)\./.test(path), `${path} is hidden: a rehearsal publishes no such file.`)
    version.files.set(path, hash)
  }
  const hashes = new Set(given.map(([, hash]) => hash).filter((one) => !project.contents.has(one)))
  const uploadUrl = `https://upload-firebasehosting.googleapis.com/upload/${version.name}/files`
  return { uploadRequiredHashes: [...hashes], uploadUrl }
}

const release = ({ project, name, query }: Asked): Json => {
  const version = versionNamed(project, query.get('versionName') ?? '')
  must(version.status === 'FINALIZED', 'The version is not final.')
  project.shown.set(/channels\/([^/]+)/.exec(name)?.[1] ?? 'live', version)
  return { name: `${plain(name)}/releases/1`, version: { name: version.name } }
}

const channelOf = (name: string): Json => ({
  name: plain(name),
  url: `https://${SITE}--${lastOf(name)}-rehearsal.web.app`,
  expireTime: '2099-01-01T00:00:00Z',
})

export const HOSTING_API: Handlers = {
  'firebasehosting versions.create': createVersion,
  'firebasehosting versions.patch': patchVersion,
  'firebasehosting versions.populateFiles': populate,
  'firebasehosting releases.create': release,
  'firebasehosting releases.list': ({ project: { shown } }) => {
    const version = shown.get('live')
    return { releases: version ? [{ type: 'DEPLOY', version: shape(version) }] : [] }
  },
  'firebasehosting files.list': ({ project, name }) => {
    const { files } = versionNamed(project, name)
    return { files: [...files].map(([path, hash]) => ({ path, hash, status: 'ACTIVE' })) }
  },
  'firebasehosting channels.get': ({ project, name }) => {
    must(project.shown.has(lastOf(name)), `There is no channel ${name}`, 404)
    return channelOf(name)
  },
  'firebasehosting channels.create': ({ project, name, query }) => {
    const id = query.get('channelId') ?? ''
    project.shown.set(id, undefined)
    return channelOf(`${name}/channels/${id}`)
  },
  'firebasehosting channels.patch': ({ name }) => channelOf(name),
}

/** A file's content, by the hash of its gzipped form. */
export const upload = (project: Project, hash: string, content: Buffer): Json => {
  const isRight = createHash('sha256').update(content).digest('hex') === hash
  must(isRight, 'content hash does not match')
  gunzipSync(content)
  project.contents.set(hash, content)
  return {}
}

/** The shop's address: files of the live version, and what the deploy asks of the function. */
export const serveSite =
  (project: Project) =>
  ({ url = '/', headers }: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(url, 'https://site')
    if (pathname === '/api/health/proxies') {
      const forwardedFor = [headers['x-forwarded-for'], '198.51.100.7', '192.0.2.1']
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ forwardedFor, trusted: 2 }))
      return
    }
    const content = project.contents.get(project.shown.get('live')?.files.get(pathname) ?? '')
    response.statusCode = content ? 200 : 404
    response.end(content ? gunzipSync(content) : 'nothing here')
  }
