import type { Databases } from '#engine/databases.ts'
import type { Failure } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'
import type { Usage } from '#engine/usage.ts'

/** What every RPC gets besides its request. */
export type Call = {
  readonly databases: Databases
  /** Absent: queries need no index. */
  readonly indexCheck: IndexCheck | undefined
  /** Updated by the RPC as it works. */
  readonly usage: Usage
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  /** Why the caller isn't let in. Listen tells that of each target, all other calls are refused before. */
  readonly denied?: Failure | undefined
}

export type Unary = (call: Call, request: object) => Promise<object> | object
export type ServerStream = (call: Call, request: object) => AsyncIterable<object>
export type Duplex = (call: Call, requests: AsyncIterable<object>) => AsyncIterable<object>
