import { batchGetDocuments } from './batch-get-documents.ts'
import { batchWrite } from './batch-write.ts'
import type { Duplex, ServerStream, Unary } from './call.ts'
import { commit } from './commit.ts'
import { createDocument } from './create-document.ts'
import { deleteDocument } from './delete-document.ts'
import { getDocument } from './get-document.ts'
import { listCollectionIds } from './list-collection-ids.ts'
import { listDocuments } from './list-documents.ts'
import { listen } from './listen.ts'
import { partitionQuery } from './partition-query.ts'
import { runAggregationQuery } from './run-aggregation-query.ts'
import { runQuery } from './run-query.ts'
import { beginTransaction, rollback } from './transactions.ts'
import { updateDocument } from './update-document.ts'
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
