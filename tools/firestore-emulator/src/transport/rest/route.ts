import { Failure } from '#engine/failure.ts'
import type { Json } from './json.ts'

/** A call of the protocol that an address names, with its request in JSON. */
export type Routed = { readonly method: string; readonly request: Json }

type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

const DOCUMENTS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/

/** Verbs at the end of an address, and the field for the part before. */
const OF_DATABASE = new Map([
  ['batchGet', 'BatchGetDocuments'],
  ['beginTransaction', 'BeginTransaction'],
  ['commit', 'Commit'],
  ['rollback', 'Rollback'],
  ['batchWrite', 'BatchWrite'],
  ['executePipeline', 'ExecutePipeline'],
  ['listen', 'Listen'],
  ['write', 'Write'],
])
const OF_PARENT = new Map([
  ['runQuery', 'RunQuery'],
  ['runAggregationQuery', 'RunAggregationQuery'],
  ['partitionQuery', 'PartitionQuery'],
  ['listCollectionIds', 'ListCollectionIds'],
])
const VERB = new RegExp(`:(${[...OF_DATABASE.keys(), ...OF_PARENT.keys()].join('|')})$`)

/** `mask.fieldPaths=a&mask.fieldPaths=b` as `{ mask: { fieldPaths: ['a', 'b'] } }`. */
const nested = (query: URLSearchParams): Json => {
  const result: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    // For Google's front end.
    if (name === 'key' || name.startsWith('$') || name === 'alt') continue
    const all = query.getAll(name)
    const value = name.toLowerCase().endsWith('fieldpaths') || all.length > 1 ? all : all[0]
    const [outer = '', inner] = name.split('.')
    result[outer] = inner ? { ...(result[outer] as Json | undefined), [inner]: value } : value
  }
  return result
}

const bodyOf = (body: unknown): Json => (body ?? {}) as Json

const nothingAt = ({ method, path }: Asked) =>
  new Failure('NOT_FOUND', `Nothing at ${method} ${path}`)

const ofDocuments = (asked: Asked, database: string, rest: string): Routed => {
  const { method, query, body } = asked
  const name = `${database}/documents/${rest}`
  const options = nested(query)
  const isDocument = rest !== '' && rest.split('/').length % 2 === 0
  const at = name.lastIndexOf('/')
  const collection = { ...options, parent: name.slice(0, at), collectionId: name.slice(at + 1) }
  switch (method) {
    case 'GET':
      return isDocument
        ? { method: 'GetDocument', request: { ...options, name } }
        : { method: 'ListDocuments', request: collection }
    case 'POST':
      if (isDocument) throw nothingAt(asked)
      return { method: 'CreateDocument', request: { ...collection, document: bodyOf(body) } }
    case 'PATCH':
      return {
        method: 'UpdateDocument',
        request: { ...options, document: { ...bodyOf(body), name } },
      }
    case 'DELETE':
      return { method: 'DeleteDocument', request: { ...options, name } }
    default:
      throw nothingAt(asked)
  }
}

/** The call of a REST address (cloud.google.com/firestore/docs/reference/rest); undefined for others. */
export const routeOf = (asked: Asked): Routed | undefined => {
  const verb = asked.method === 'POST' ? VERB.exec(asked.path)?.[1] : undefined
  const path = verb ? asked.path.slice(0, -verb.length - 1) : asked.path
  const [, database, rest = ''] = DOCUMENTS.exec(path) ?? []
  if (database === undefined) return undefined
  if (verb === undefined) return ofDocuments(asked, database, rest)
  const parent = `${database}/documents${rest && `/${rest}`}`
  const ofParent = OF_PARENT.get(verb)
  if (ofParent) return { method: ofParent, request: { ...bodyOf(asked.body), parent } }
  return { method: OF_DATABASE.get(verb) ?? '', request: { ...bodyOf(asked.body), database } }
}
