import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { createHosting } from '../../../local/src/hosting/create-hosting.ts'

type Rule = { source?: string; regex?: string; headers: { key: string; value: string }[] }
type FirebaseConfig = { hosting: { public: string; headers: Rule[]; rewrites: object[] } }

type ApiHeader = { glob?: string; regex?: string; headers: Record<string, string> }
type ApiConfig = { headers: ApiHeader[]; rewrites: object[] }
type Version = { name: string; config: ApiConfig; files: Record<string, string> }

const SITE = 'my-shop-site'

/** As the firebase CLI writes it. */
const toApi = ({ headers, rewrites }: FirebaseConfig['hosting']): ApiConfig => ({
  rewrites,
  headers: headers.map(({ source, regex, headers: list }) => ({
    ...(source ? { glob: source } : { regex }),
    headers: Object.fromEntries(list.map(({ key, value }) => [key, value])),
  })),
})

const fromApi = ({ headers, rewrites }: ApiConfig) => ({
  public: '',
  rewrites,
  cleanUrls: true,
  headers: headers.map(({ glob, regex, headers: map }) => ({
    ...(glob ? { source: glob } : { regex }),
    headers: Object.entries(map).map(([key, value]) => ({ key, value })),
  })),
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const nothing: RequestListener = (_request, response) => response.writeHead(404).end()

/** Google's Hosting on this machine: its REST API, what `firebase deploy --only hosting` does, and the site itself. */
export const startFakeHosting = async ({ functionPort }: { functionPort: () => number }) => {
  const contents = new Map<string, Buffer>()
  const versions = new Map<string, Version>()
  let live: Version | undefined
  let serve = nothing
  const folder = mkdtempSync(join(tmpdir(), 'bartan-hosting-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())

  const goLive = (version: Version) => {
    const site = join(folder, String(versions.size))
    for (const [path, hash] of Object.entries(version.files)) {
      mkdirSync(dirname(join(site, path)), { recursive: true })
      const content = contents.get(hash)
      if (!content) throw new Error(`${path} was never uploaded`)
      writeFileSync(join(site, path), gunzipSync(content))
    }
    live = version
    serve = createHosting({
      config: fromApi(version.config),
      folder: site,
      projectId: 'my-shop',
      authPort: () => undefined,
      functionPort,
    })
  }

  const create = (config: ApiConfig): Version => {
    const version = { name: `sites/${SITE}/versions/${versions.size + 1}`, config, files: {} }
    versions.set(version.name, version)
    return version
  }

  /** What the API answers; undefined for calls of other APIs. */
  const answer = (method: string, url: URL, body: Buffer): object | undefined => {
    const path = `${method} ${decodeURIComponent(url.pathname)}`
    const json = () => JSON.parse(body.toString()) as Record<string, never>
    const name = /v1beta1\/(sites\/[^/]+\/versions\/\d+)/.exec(path)?.[1] ?? ''
    const version = versions.get(name)
    if (path.startsWith('POST /upload-firebasehosting')) {
      const hash = path.slice(path.lastIndexOf('/') + 1)
      if (sha256(body) !== hash) throw new Error('a content with another hash')
      contents.set(hash, body)
      return {}
    }
    if (path.endsWith(`GET /firebasehosting.googleapis.com/v1beta1/sites/${SITE}/releases`))
      return { releases: live ? [{ type: 'DEPLOY', version: live }] : [] }
    if (path.endsWith(`/sites/${SITE}/versions`))
      return create(json()['config'] ?? { headers: [], rewrites: [] })
    if (version && path.endsWith('/files'))
      return { files: Object.entries(version.files).map(([file, hash]) => ({ path: file, hash })) }
    if (version && path.endsWith(':populateFiles')) {
      Object.assign(version.files, json()['files'])
      return {
        uploadRequiredHashes: Object.values(version.files).filter((hash) => !contents.has(hash)),
        uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload/files',
      }
    }
    if (version && method === 'PATCH') return version
    if (path.endsWith(`POST /firebasehosting.googleapis.com/v1beta1/sites/${SITE}/releases`)) {
      const released = versions.get(url.searchParams.get('versionName') ?? '')
      if (released) goLive(released)
      return {}
    }
    return undefined
  }

  return {
    answer,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** `firebase deploy --only hosting --config FILE` */
    deploy: (root: string, file: string) => {
      const text = readFileSync(join(root, file), 'utf8')
      const { hosting } = JSON.parse(text) as FirebaseConfig
      const version = create(toApi(hosting))
      const from = join(root, hosting.public)
      for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const content = gzipSync(readFileSync(path))
        contents.set(sha256(content), content)
        version.files[path.slice(from.length)] = sha256(content)
      }
      goLive(version)
    },
  }
}
