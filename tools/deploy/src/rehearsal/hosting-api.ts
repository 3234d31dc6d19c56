import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { PROJECT, REGION, Refusal, refuseUnless, SITE } from './project.ts'
import type { Json, Project, Version } from './project.ts'

/** Firebase Hosting: versions of files and rules, and the channels that show them. */

type Asked = { project: Project; name: string; query: URLSearchParams; body: Json }

type Rewrite = {
  run?: { serviceId: string; region: string; tag?: string }
  function?: string
  functionRegion?: string
}

const HASH = /^[0-9a-f]{64}$/

/** Without the project, which one of the two forms of a name has. */
const plain = (name: string) => name.replace(/^projects\/[^/]+\//, '')

const versionNamed = (project: Project, name: string): Version => {
  const found = project.versions.find((version) => version.name === plain(name))
  if (!found) throw new Refusal(404, `There is no version ${name}`)
  return found
}

const checkRewrites = (project: Project, config: Json): void => {
  const services = new Set([...project.functions.keys()].map((id) => id.toLowerCase()))
  for (const { run, function: id, functionRegion } of (config['rewrites'] ?? []) as Rewrite[]) {
    const [service, region] = [run?.serviceId ?? id?.toLowerCase(), run?.region ?? functionRegion]
    if (service === undefined) continue
    refuseUnless(
      services.has(service) && region === REGION,
      `Hosting rewrites to ${service} in ${region}, which is not deployed.`,
    )
    const tags = (project.traffic.get(service) ?? []).map(({ tag }) => tag)
    refuseUnless(
      !run?.tag || tags.includes(run.tag),
      `The service ${service} has no tag ${run?.tag}.`,
    )
  }
}

const createVersion = ({ project, body }: Asked): Json => {
  const version: Version = {
    name: `sites/${SITE}/versions/v${String(project.versions.length + 1)}`,
    config: (body['config'] ?? {}) as Json,
    status: 'CREATED',
    files: new Map(),
  }
  project.versions.push(version)
  return { name: version.name, status: version.status, config: version.config }
}

const patchVersion = ({ project, name, body }: Asked): Json => {
  const version = versionNamed(project, name)
  if (body['config']) version.config = body['config'] as Json
  if (body['status'] === 'FINALIZED') {
    checkRewrites(project, version.config)
    for (const [path, hash] of version.files)
      refuseUnless(project.contents.has(hash), `The content of ${path} was not uploaded.`)
  }
  if (typeof body['status'] === 'string') version.status = body['status']
  return {
    name: version.name,
    status: version.status,
    config: version.config,
    fileCount: String(version.files.size),
  }
}

const populate = ({ project, name, body }: Asked): Json => {
  const version = versionNamed(project, name)
  refuseUnless(version.status === 'CREATED', 'The version is final.')
  const required = new Set<string>()
  for (const [path, hash] of Object.entries(body['files'] as Record<string, string>)) {
    refuseUnless(HASH.test(hash), `Invalid hash of ${path}`)
    refuseUnless(
      !path.split('/').some((part) => part.startsWith('.')),
      `${path} is hidden: a rehearsal publishes no such file.`,
    )
    version.files.set(path, hash)
    if (!project.contents.has(hash)) required.add(hash)
  }
  return {
    uploadRequiredHashes: [...required],
    uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${version.name}/files`,
  }
}

const release = ({ project, name, query, body }: Asked): Json => {
  const version = versionNamed(project, query.get('versionName') ?? '')
  refuseUnless(version.status === 'FINALIZED', 'The version is not final.')
  const channel = /channels\/([^/]+)/.exec(name)?.[1] ?? 'live'
  const message = typeof body['message'] === 'string' ? body['message'] : ''
  project.hosted.set(channel, [{ version, message }, ...(project.hosted.get(channel) ?? [])])
  return {
    name: `${plain(name)}/releases/${String(project.versions.length)}`,
    version: { name: version.name },
    type: 'DEPLOY',
  }
}

const channelOf = (name: string): Json => {
  const id = name.split('/').at(-1) ?? ''
  return {
    name: plain(name),
    url: `https://${SITE}--${id}-rehearsal.web.app`,
    expireTime: '2099-01-01T00:00:00Z',
  }
}

const populated = (project: Project, name: string) =>
  [...versionNamed(project, name).files].map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }))

export const HOSTING_API: Record<string, (asked: Asked) => Json> = {
  'firebasehosting sites.get': () => ({
    name: `projects/${PROJECT}/sites/${SITE}`,
    defaultUrl: `https://${SITE}.web.app`,
    type: 'DEFAULT_SITE',
  }),
  'firebasehosting versions.create': createVersion,
  'firebasehosting versions.patch': patchVersion,
  'firebasehosting versions.populateFiles': populate,
  'firebasehosting releases.create': release,
  'firebasehosting releases.list': ({ project }) => ({
    releases: (project.hosted.get('live') ?? []).slice(0, 1).map(({ version }) => ({
      type: 'DEPLOY',
      version: { name: version.name, config: version.config },
    })),
  }),
  'firebasehosting files.list': ({ project, name }) => ({ files: populated(project, name) }),
  'firebasehosting channels.get': ({ project, name }) => {
    if (!project.hosted.has(name.split('/').at(-1) ?? ''))
      throw new Refusal(404, `There is no channel ${name}`)
    return channelOf(name)
  },
  'firebasehosting channels.create': ({ project, name, query }) => {
    const id = query.get('channelId') ?? ''
    project.hosted.set(id, [])
    return channelOf(`${name}/channels/${id}`)
  },
  'firebasehosting channels.patch': ({ name }) => channelOf(name),
}

/** A file's content, by the hash of its gzipped form. */
export const upload = (project: Project, hash: string, content: Buffer): void => {
  refuseUnless(
    createHash('sha256').update(content).digest('hex') === hash,
    'content hash does not match',
  )
  gunzipSync(content)
  project.contents.set(hash, content)
}
