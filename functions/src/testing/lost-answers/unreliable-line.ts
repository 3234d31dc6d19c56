import { status, type CallInvocationTransformer, type Interceptor } from '@grpc/grpc-js'
import { answeredBy, isCommit, LOST, refusedBy, withInterceptor } from './lost-commits.ts'

/** What becomes of the commits of an instance. */
export type ConnectionState =
  | 'calm'
  /** The first try of each call is lost on its way, and so is the answer to the second. */
  | 'lossy'
  /** So many are carried out; instead of its answer the last one has a failure, and after that the database is gone. */
  | { diesAfter: number }

type Write = { update?: { name: string } | null; delete?: string | null }
type Commit = { writes?: Write[] }

const pathOf = ({ update, delete: deleted }: Write): string =>
  (update?.name ?? deleted ?? '').split('/documents/')[1] ?? ''

const LOSSES = [refusedBy(LOST), answeredBy(LOST)]

/** Failures that no client tries to overcome: of the commit after which it is gone, and of all that follow. */
const GONE = { code: status.INTERNAL, details: 'The database is gone' }
const STILL_GONE = { ...GONE, code: status.INVALID_ARGUMENT }

/** An instance's line to the database; it notes the paths of what is written. */
export const unreliableLine = (written: Set<string>) => {
  let state: ConnectionState = 'calm'
  let commits = 0
  /** Tries of each commit, by the document that it writes first. */
  const tries = new Map<string, number>()

  /** A rollback arrives all the same: else what the transaction has read would stay locked for a minute. */
  const isGone = ({ path }: { path: string }): boolean =>
    typeof state === 'object' && commits >= state.diesAfter && !path.endsWith('/Rollback')

  const interceptorFor = (path: string): Interceptor | undefined => {
    if (typeof state === 'object') return commits === state.diesAfter ? answeredBy(GONE) : undefined
    if (state === 'calm') return undefined
    const before = tries.get(path) ?? 0
    tries.set(path, before + 1)
    return LOSSES[before]
  }

  const beforeCall: CallInvocationTransformer = (call) => {
    if (isGone(call.methodDefinition)) return withInterceptor(call, refusedBy(STILL_GONE))
    const { writes = [] } = isCommit(call) ? (call.argument as Commit) : {}
    const [first, ...others] = writes.map(pathOf)
    // Reading has no effect that could be had twice.
    if (first === undefined) return call
    for (const path of [first, ...others]) written.add(path)
    commits += 1
    return withInterceptor(call, interceptorFor(first))
  }

  return {
    settings: { 'grpc.callInvocationTransformer': beforeCall },
    setState: (next: ConnectionState): void => {
      state = next
      commits = 0
      tries.clear()
    },
    /** Those with writes, since the state was set. */
    commits: () => commits,
  }
}
