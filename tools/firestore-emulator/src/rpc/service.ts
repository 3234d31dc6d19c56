import type { Duplex, ServerStream, Unary } from './call.ts'
import { batchWrite, commit } from './commit.ts'
import {
  batchGetDocuments,
  createDocument,
  deleteDocument,
  getDocument,
  updateDocument,
} from './document-calls.ts'
import { listen } from './listen.ts'
import { listCollectionIds, listDocuments } from './lists.ts'
import { partitionQuery } from './partition-query.ts'
import { runAggregationQuery } from './run-aggregation-query.ts'
import { runQuery } from './run-query.ts'
import { beginTransaction, rollback } from './transactions.ts'
import { write } from './write.ts'

export type Method =
  | { readonly kind: 'unary'; readonly run: Unary }
  | { readonly kind: 'serverStream'; readonly run: ServerStream }
  | { readonly kind: 'duplex'; readonly run: Duplex }

/** The supported methods of google.firestore.v1.Firestore; the others are UNIMPLEMENTED. */
export const service: Readonly<Record<string, Method>> = {
  BatchGetDocuments: { kind: 'serverStream', run: batchGetDocuments },
  BatchWrite: { kind: 'unary', run: batchWrite },
  BeginTransaction: { kind: 'unary', run: beginTransaction },
  Commit: { kind: 'unary', run: commit },
  CreateDocument: { kind: 'unary', run: createDocument },
  DeleteDocument: { kind: 'unary', run: deleteDocument },
  GetDocument: { kind: 'unary', run: getDocument },
  ListCollectionIds: { kind: 'unary', run: listCollectionIds },
  ListDocuments: { kind: 'unary', run: listDocuments },
  Listen: { kind: 'duplex', run: listen },
  PartitionQuery: { kind: 'unary', run: partitionQuery },
  Rollback: { kind: 'unary', run: rollback },
  RunAggregationQuery: { kind: 'serverStream', run: runAggregationQuery },
  RunQuery: { kind: 'serverStream', run: runQuery },
  UpdateDocument: { kind: 'unary', run: updateDocument },
  Write: { kind: 'duplex', run: write },
}
