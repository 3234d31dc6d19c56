import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Caller, Session, ShopperSession } from '#domain/caller.ts'
import type { Database } from '../collections.ts'
import { isDocumentId } from '../document-id.ts'
import type { StoredReplyDocument, UserDocument } from '../documents.ts'
import { replyRecorder } from '../stored-replies/reply-recorder.ts'
import { toSessionOwner } from '../to-user.ts'

/** A guest has no account. */
type Admitted<S extends ShopperSession> = S extends Session ? Caller : Caller | undefined

type ReadAll = (references: DocumentReference[]) => Promise<DocumentSnapshot[]>

/**
 * Reads in one round trip what a call needs first: its documents, the session's account, and the stored reply of its
 * Idempotency-Key. Throws for an ended session and for an answered call, so that only an admitted caller gets the
 * documents.
 */
export const readFirst = async <S extends ShopperSession>(
  database: Database,
  session: S,
  references: readonly DocumentReference[],
  readAll: ReadAll = (all) => database.firestore.getAll(...all),
): Promise<{ caller: Admitted<S>; found: DocumentSnapshot[] }> => {
  const { userId } = session
  if (userId !== undefined && !isDocumentId(userId)) session.admit(undefined)
  const account = userId === undefined ? [] : [database.users.doc(userId) as DocumentReference]
  const recorder = replyRecorder(database)
  const answer = recorder ? [recorder.reference as DocumentReference] : []
  const found = await readAll([...account, ...answer, ...references])
  const [user] = found.splice(0, account.length)
  const [kept] = found.splice(0, answer.length)
  const document = user?.data() as UserDocument | undefined
  const caller =
    userId === undefined ? undefined : session.admit(document && toSessionOwner(userId, document))
  const answered = kept?.data() as StoredReplyDocument | undefined
  if (answered) recorder?.refuseFound(answered)
  return { caller: caller as Admitted<S>, found }
}
