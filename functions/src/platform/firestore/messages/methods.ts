import { document, documentMask, timestamp, transactionOptions } from './document.ts'
import { message } from './message-type.ts'
import type { MessageType } from './message-type.ts'
import { aggregationResult, structuredAggregationQuery, structuredQuery } from './query.ts'
import { status, write, writeResult } from './write.ts'

/** google/firestore/v1/firestore.proto: the calls that the shop makes. */

export type Method = {
  path: string
  request: MessageType
  reply: MessageType
  /** Of google.rpc.Code: after which failures the call is made again, as Google's own client does. */
  repeatAfter: readonly number[]
  /** What comes in pages. */
  list?: string
}

const DEADLINE_EXCEEDED = 4
const RESOURCE_EXHAUSTED = 8
const ABORTED = 10
const INTERNAL = 13
const UNAVAILABLE = 14

const READ = [DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE]
const TRANSACTION = [...READ, RESOURCE_EXHAUSTED]
const WRITE = [RESOURCE_EXHAUSTED, UNAVAILABLE]

const method = (
  name: string,
  [request, reply]: [MessageType, MessageType],
  repeatAfter: readonly number[],
): Method => ({ path: `/google.firestore.v1.Firestore/${name}`, request, reply, repeatAfter })

const batchGetDocuments = message({
  database: [1, 'string'],
  documents: [2, 'string', 'list'],
  mask: [3, () => documentMask],
  transaction: [4, 'bytes'],
  newTransaction: [5, () => transactionOptions],
  readTime: [7, () => timestamp],
})
const documentsGot = message({
  found: [1, () => document],
  missing: [2, 'string'],
  transaction: [3, 'bytes'],
  readTime: [4, () => timestamp],
})

const runQuery = message({
  parent: [1, 'string'],
  structuredQuery: [2, () => structuredQuery],
  transaction: [5, 'bytes'],
  newTransaction: [6, () => transactionOptions],
  readTime: [7, () => timestamp],
})
const found = message({
  transaction: [2, 'bytes'],
  document: [1, () => document],
  readTime: [3, () => timestamp],
  skippedResults: [4, 'int32'],
  done: [6, 'bool'],
})

const runAggregationQuery = message({
  parent: [1, 'string'],
  structuredAggregationQuery: [2, () => structuredAggregationQuery],
  transaction: [4, 'bytes'],
  newTransaction: [5, () => transactionOptions],
  readTime: [6, () => timestamp],
})
const aggregated = message({
  result: [1, () => aggregationResult],
  transaction: [2, 'bytes'],
  readTime: [3, () => timestamp],
})

const beginTransaction = message({
  database: [1, 'string'],
  options: [2, () => transactionOptions],
})
const begun = message({ transaction: [1, 'bytes'] })

const commit = message({
  database: [1, 'string'],
  writes: [2, () => write, 'list'],
  transaction: [3, 'bytes'],
})
const committed = message({
  writeResults: [1, () => writeResult, 'list'],
  commitTime: [2, () => timestamp],
})

const rollback = message({ database: [1, 'string'], transaction: [2, 'bytes'] })

const batchWrite = message({ database: [1, 'string'], writes: [2, () => write, 'list'] })
const written = message({
  writeResults: [1, () => writeResult, 'list'],
  status: [2, () => status, 'list'],
})

const listCollectionIds = message({
  parent: [1, 'string'],
  pageSize: [2, 'int32'],
  pageToken: [3, 'string'],
  readTime: [4, () => timestamp],
})
const listed = message({ collectionIds: [1, 'string', 'list'], nextPageToken: [2, 'string'] })

/** By the names that the SDK gives them. */
export const METHODS: ReadonlyMap<string, Method> = new Map([
  ['batchGetDocuments', method('BatchGetDocuments', [batchGetDocuments, documentsGot], READ)],
  ['runQuery', method('RunQuery', [runQuery, found], READ)],
  ['runAggregationQuery', method('RunAggregationQuery', [runAggregationQuery, aggregated], READ)],
  ['beginTransaction', method('BeginTransaction', [beginTransaction, begun], TRANSACTION)],
  ['commit', method('Commit', [commit, committed], WRITE)],
  ['rollback', method('Rollback', [rollback, message({})], TRANSACTION)],
  ['batchWrite', method('BatchWrite', [batchWrite, written], [...WRITE, ABORTED])],
  [
    'listCollectionIds',
    {
      ...method('ListCollectionIds', [listCollectionIds, listed], TRANSACTION),
      list: 'collectionIds',
    },
  ],
])
