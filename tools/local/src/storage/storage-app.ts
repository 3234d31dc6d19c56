import type { RequestListener } from 'node:http'
import express, { type Request, type Response } from 'express'
import {
  changedMetadata,
  headersOf,
  metadataOf,
  resourceOf,
  type ObjectMetadata,
} from './object-metadata.ts'
import type { ObjectStore } from './object-store.ts'

const HEADERS_END = '\r\n\r\n'

/**
 * The metadata and bytes of a multipart upload (cloud.google.com/storage/docs/uploading-objects#rest-upload-objects).
 */
const parseMultipart = (contentType: string, body: Buffer) => {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = `--${quoted ?? bare}`
  const partFrom = (at: number) => {
    const start = body.indexOf(HEADERS_END, at) + HEADERS_END.length
    const end = body.indexOf(`\r\n${delimiter}`, start)
    if (at < 0 || start < HEADERS_END.length || end < 0)
      throw new Error('The body is no multipart/related of two parts')
    return { end, bytes: body.subarray(start, end) }
  }
  const described = partFrom(body.indexOf(delimiter))
  const { bytes } = partFrom(described.end)
  return { described: JSON.parse(described.bytes.toString()) as Record<string, string>, bytes }
}

/** Supports only `*` and `?` of a name pattern; other patterns match anything (…/json_api/v1/objects/list). */
const expressionOf = (glob: string): RegExp => {
  if (/[[\]{}]/.test(glob)) return /^/
  const source = glob.replaceAll(/\*\*|[*?]|[^\w/]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '?') return '[^/]'
    return part === '*' ? '[^/]*' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}

const PAGE = 1000

/** The SDK omits `/storage/v1` with an emulator. */
const OBJECTS = '{/download}{/storage/v1}/b/:bucket/o'
const OBJECT = `${OBJECTS}/:name`
const UPLOADS = '/upload/storage/v1/b/:bucket/o'

/** Several times the largest picture. */
const WHOLE_BODY = express.raw({ type: () => true, limit: '100mb' })

/** Sorts after all names with the same prefix. */
const LAST = '\u{10FFFF}'

type Place = { bucket: string; name: string }

const pathOf = ({ bucket, name }: Place) => `${bucket}/${name}`

const parse = (metadata: string) => JSON.parse(metadata) as ObjectMetadata

const refuse = (response: Response, code: number, message: string) =>
  void response.status(code).json({ error: { code, message } })

const textIn = ({ query }: Request, name: string) => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

const found = (store: ObjectStore, { params }: Request<Place>, response: Response) => {
  const object = store.find(pathOf(params))
  if (!object) refuse(response, 404, `No such object: ${pathOf(params)}`)
  return object && { path: object.path, metadata: parse(object.metadata) }
}

const upload = async (
  store: ObjectStore,
  request: Request<{ bucket: string }>,
  response: Response,
) => {
  const type = request.headers['content-type'] ?? ''
  if (textIn(request, 'uploadType') !== 'multipart' || !type.startsWith('multipart/related'))
    return refuse(response, 501, 'Only multipart uploads are served here')
  const { described, bytes } = parseMultipart(type, request.body as Buffer)
  const { bucket } = request.params
  const name = textIn(request, 'name') ?? described['name']
  if (!name) return refuse(response, 400, 'The object has no name')
  const object = await metadataOf(bucket, name, described, bytes)
  store.put({ path: pathOf(object), metadata: JSON.stringify(object), bytes })
  response.json(resourceOf(object))
}

const list = (store: ObjectStore, request: Request<{ bucket: string }>) => {
  const { bucket } = request.params
  const prefix = textIn(request, 'prefix') ?? ''
  const matching = expressionOf(textIn(request, 'matchGlob') ?? '**')
  const limit = Math.min(Number(textIn(request, 'maxResults') ?? PAGE), PAGE)
  const start = textIn(request, 'startOffset') ?? prefix
  const first = textIn(request, 'pageToken') ?? (start > prefix ? start : prefix)
  const items = []
  for (const { metadata } of store.between(`${bucket}/${first}`, `${bucket}/${prefix}${LAST}`)) {
    const object = parse(metadata)
    if (!matching.test(object.name)) continue
    if (items.length === limit) return { items, nextPageToken: object.name }
    items.push(resourceOf(object))
  }
  return { items }
}

/**
 * The calls of Cloud Storage's JSON API that the shop uses, over a file (cloud.google.com/storage/docs/json_api/v1).
 * The firebase CLI's Storage emulator needs Java. The clients' API (`/v0`) is refused, as by storage.rules.
 */
export const createStorageApp = (store: ObjectStore): RequestListener => {
  const app = express().disable('x-powered-by')

  app.post(UPLOADS, WHOLE_BODY, (request: Request<{ bucket: string }>, response) => {
    upload(store, request, response).catch((error: unknown) => refuse(response, 500, String(error)))
  })

  app.get(OBJECTS, (request, response) => {
    response.json({ kind: 'storage#objects', ...list(store, request) })
  })

  app.get(OBJECT, (request, response) => {
    const object = found(store, request, response)
    if (!object) return
    if (textIn(request, 'alt') !== 'media') response.json(resourceOf(object.metadata))
    else response.set(headersOf(object.metadata)).end(store.bytes(object.path))
  })

  app.patch(OBJECT, express.json(), (request: Request<Place>, response) => {
    const object = found(store, request, response)
    if (!object) return
    const changed = changedMetadata(object.metadata, request.body as object)
    store.describe({ path: object.path, metadata: JSON.stringify(changed) })
    response.json(resourceOf(changed))
  })

  app.delete(OBJECT, (request, response) => {
    const object = found(store, request, response)
    if (!object) return
    store.remove(object.path)
    response.status(204).end()
  })

  app.use('/v0', (_request, response) => refuse(response, 403, 'Permission denied.'))
  app.use((request, response) =>
    refuse(response, 501, `${request.method} ${request.path} is not served here`),
  )
  return app
}
