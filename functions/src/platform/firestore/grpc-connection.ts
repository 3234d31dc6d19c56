import { connect } from 'node:http2'
import type { ClientHttp2Session } from 'node:http2'
import { callOver } from './grpc-call.ts'
import type { GrpcCall } from './grpc-call.ts'

/** Calls at once over one session; more than that Google's servers keep waiting. */
const MOST_CALLS = 100

const WINDOW_BYTES = 1024 * 1024

/** A session that rested longer is tried out: while an instance has no CPU, the other side may be gone. */
const REST_MS = 30_000
const PING_MS = 5_000

/** A way to Firestore: the network's, or another (a simulation's). */
export type Connection = {
  call(call: GrpcCall): Promise<Buffer[]>
  close(): void
}

type Session = { http2: ClientHttp2Session; calls: number; usedAt: number }

/** Destroys a session that does not answer; its calls fail and are made again. */
const tryOut = ({ http2 }: Session): void => {
  const timer = setTimeout(() => http2.destroy(), PING_MS)
  if (!http2.ping(() => clearTimeout(timer))) clearTimeout(timer)
}

/** Calls to one server, over as many HTTP/2 sessions as they need: one, unless there are over a hundred at once. */
export class GrpcConnection implements Connection {
  readonly #origin: string
  readonly #sessions = new Set<Session>()

  /** `origin`: `https://host`, or `http://host:port` for one without encryption. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** The messages of the reply. */
  async call(call: GrpcCall): Promise<Buffer[]> {
    const session = this.#free() ?? this.#open()
    const { http2 } = session
    if (session.calls === 0 && Date.now() - session.usedAt > REST_MS) tryOut(session)
    // Only a call keeps the process alive, not an open session.
    if (session.calls++ === 0) http2.ref()
    try {
      return await callOver(http2, call)
    } finally {
      session.usedAt = Date.now()
      if (--session.calls === 0) http2.unref()
    }
  }

  close(): void {
    for (const { http2 } of this.#sessions) http2.close()
    this.#sessions.clear()
  }

  #free(): Session | undefined {
    for (const session of this.#sessions) if (session.calls < MOST_CALLS) return session
    return undefined
  }

  #open(): Session {
    const http2 = connect(this.#origin, {
      settings: { enablePush: false, initialWindowSize: WINDOW_BYTES },
    })
    const session = { http2, calls: 0, usedAt: Date.now() }
    // Calls under way go on; new ones find another session.
    const leave = () => this.#sessions.delete(session)
    http2.on('connect', () => http2.setLocalWindowSize(WINDOW_BYTES))
    http2.on('goaway', leave)
    http2.on('close', leave)
    // Each call of the session hears of it as well.
    http2.on('error', leave)
    this.#sessions.add(session)
    return session
  }
}
