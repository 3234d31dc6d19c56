import { Failure, invalid } from './failure.ts'
import { compareText } from './text-order.ts'

/**
 * Resource names. A database is `projects/{p}/databases/{d}`; in it a document path is `a/b/c/d` (an even number of
 * ids), and the root is the empty path. Rules:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export type ResourceName = {
  readonly database: string
  readonly path: string
}

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/
/**
 * https://cloud.google.com/firestore/docs/manage-databases#database_id, but that ids shorter than four are taken, since
 * suites of Google's own clients use some.
 */
const DATABASE_ID = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RESOURCE = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s
const NUMERIC_ID = /^__id(-?\d+)__$/
const RESERVED_ID = /^__.*__$/s
const MAX_ID_BYTES = 1500
const MAX_DEPTH = 100

export const segmentsOf = (path: string) => (path === '' ? [] : path.split('/'))

export const parentOf = (path: string) => {
  const segments = path.split('/')
  return segments.slice(0, -2).join('/')
}

export const collectionIdOf = (path: string) => {
  const segments = path.split('/')
  return segments[segments.length - 2] ?? ''
}

/** Ids such as `__id42__` come from Datastore's numbers and sort before all others, numerically. */
export const numericIdOf = (id: string): bigint | undefined => {
  const digits = NUMERIC_ID.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

const checkId = (id: string, what: string, path: string) => {
  if (id === '') throw invalid(`${what} name "${path}" has an empty ID: IDs must not be empty`)
  if (id === '.' || id === '..')
    throw invalid(`${what} name "${path}" contains "${id}", which is not a valid ID`)
  if (RESERVED_ID.test(id) && id.length > 4 && !NUMERIC_ID.test(id))
    throw invalid(`${what} id "${id}" is invalid because it is reserved.`)
  if (id.length > MAX_ID_BYTES / 3 && Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalid(`${what} id is longer than ${MAX_ID_BYTES} bytes: "${id.slice(0, 40)}…"`)
}

export const checkCollectionId = (id: string) => checkId(id, 'Collection', id)

export const checkDatabase = (name: string): string => {
  const [, , id = ''] = DATABASE.exec(name) ?? []
  if (id === '')
    throw invalid(
      `Invalid database name "${name}": expected projects/{project}/databases/{database}`,
    )
  if (id !== '(default)' && (!DATABASE_ID.test(id) || UUID.test(id)))
    throw invalid(
      `Invalid database id "${id}": at most 63 lowercase letters, digits and hyphens, beginning with a letter, not ending with a hyphen, and no UUID`,
    )
  return name
}

const parse = (name: string): ResourceName => {
  const [, database, path = ''] = RESOURCE.exec(name) ?? []
  if (database === undefined)
    throw invalid(
      `Invalid resource name "${name}": expected projects/{project}/databases/{database}/documents/…`,
    )
  return { database, path }
}

const checkSegments = (path: string, name: string) => {
  const segments = segmentsOf(path)
  if (segments.length > MAX_DEPTH * 2)
    throw invalid(`Document name "${name.slice(0, 80)}…" is nested deeper than ${MAX_DEPTH} levels`)
  for (const [i, id] of segments.entries()) checkId(id, i % 2 ? 'Document' : 'Collection', name)
  return segments
}

export const parseDocumentName = (name: string): ResourceName => {
  const resource = parse(name)
  const segments = checkSegments(resource.path, name)
  if (segments.length === 0 || segments.length % 2 !== 0)
    throw invalid(
      `Document name "${name}" lacks "/" at index ${name.length}: a document has an even number of path segments`,
    )
  return resource
}

/** A document or the database's root: a possible parent of collections. */
export const parseParentName = (name: string): ResourceName => {
  const resource = parse(name)
  if (checkSegments(resource.path, name).length % 2 !== 0)
    throw invalid(`Parent "${name}" is a collection; expected a document or the database root`)
  return resource
}

export const documentName = (database: string, path: string) => `${database}/documents/${path}`

export const inDatabase = (resource: ResourceName, database: string): string => {
  if (resource.database !== database)
    throw new Failure(
      'INVALID_ARGUMENT',
      `Document "${documentName(resource.database, resource.path)}" is not in database "${database}"`,
    )
  return resource.path
}

const compareIds = (left: string, right: string): number => {
  const a = numericIdOf(left)
  const b = numericIdOf(right)
  if (a !== undefined && b !== undefined) return a < b ? -1 : Number(a > b)
  if (a !== undefined) return -1
  return b === undefined ? compareText(left, right) : 1
}

export const comparePaths = (left: string, right: string): number => {
  const a = left.split('/')
  const b = right.split('/')
  for (const [i, id] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    const order = compareIds(id, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** References to other databases sort by database first. */
export const compareReferences = (left: string, right: string): number => {
  const [, a = left, aPath = ''] = RESOURCE.exec(left) ?? []
  const [, b = right, bPath = ''] = RESOURCE.exec(right) ?? []
  return compareText(a, b) || comparePaths(aPath, bPath)
}
