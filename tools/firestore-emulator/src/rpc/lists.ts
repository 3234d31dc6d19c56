import { invalid } from '#engine/failure.ts'
import { parseFieldPath } from '#engine/field-path.ts'
import { checkCollectionId, documentName, parseParentName } from '#engine/path.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import { checkQuery } from '#engine/query/query-rules.ts'
import type { Order } from '#engine/query/query.ts'
import type { Call } from './call.ts'
import { pageOf } from './page.ts'
import { readConsistency } from './wire/consistency.ts'
import { readMask, writeDocument } from './wire/document.ts'
import type { WireConsistency, WireDocument, WireMask } from './wire/messages.ts'

type Paged = {
  readonly parent?: string
  readonly pageSize?: number
  readonly pageToken?: string
}

export const listCollectionIds = ({ databases, usage }: Call, request: Paged) => {
  const { database, path } = parseParentName(request.parent ?? '')
  const { items, nextPageToken } = pageOf(
    databases.get(database).collectionIds(path),
    request.pageSize,
    request.pageToken,
  )
  usage.reads++
  return { collectionIds: items, nextPageToken }
}

type Request = Paged & {
  readonly collectionId?: string
  readonly orderBy?: string
  readonly mask?: WireMask
  readonly showMissing?: boolean
} & WireConsistency

/** `priority desc, __name__` */
const readOrders = (text = ''): Order[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', direction = 'asc'] = part.split(/\s+/)
      return { field: parseFieldPath(field), descending: direction.toLowerCase() === 'desc' }
    })

export const listDocuments = async (call: Call, request: Request) => {
  const { databases, usage, signal, indexCheck } = call
  const { database: name, path: parent } = parseParentName(request.parent ?? '')
  const { collectionId = '', showMissing = false } = request
  if (collectionId !== '') checkCollectionId(collectionId)
  const orders = readOrders(request.orderBy)
  if (showMissing && orders.length > 0) throw invalid('show_missing may not be used with order_by')
  const database = databases.get(name)
  const { at } = readConsistency(database, request)
  const scope = {
    parent,
    collectionId: collectionId || undefined,
    descendants: collectionId === '',
  }
  const query = { scope, orders, offset: 0 }
  checkQuery(query)
  indexCheck?.check(query)
  const view = new QueryView(name, query)
  const { result } = await database.query(view, at, signal)
  const mask = readMask(request.mask)
  let documents: WireDocument[]
  if (showMissing) {
    const found = new Map(result.map((document) => [document.path, document]))
    documents = database.pathsWithMissing(parent, collectionId).map((path) => {
      const document = found.get(path)
      return document
        ? writeDocument(name, document, mask)
        : { name: documentName(name, path), fields: {} }
    })
  } else documents = result.map((document) => writeDocument(name, document, mask))
  const { items, nextPageToken } = pageOf(documents, request.pageSize, request.pageToken)
  usage.reads += Math.max(1, items.length)
  return { documents: items, nextPageToken }
}
