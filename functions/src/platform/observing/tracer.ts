import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Observer, TracedCall } from './observer.ts'
import type { Tracing } from './open-telemetry.ts'

const GOOGLE = 'https://telemetry.googleapis.com/v1/traces'

const UNTRACED: TracedCall = { run: (job) => job(), end: () => undefined }

const headersOf = (config: Config) => {
  if (config.traces.endpoint) return async () => ({})
  return async () => {
    const { accessTokens } = await import('#platform/firebase/access-tokens.ts')
    const token = await accessTokens(config)()
    return { authorization: `Bearer ${token}`, 'x-goog-user-project': config.projectId }
  }
}

const start = async (config: Config): Promise<Tracing> => {
  const { startTracing } = await import('./open-telemetry.ts')
  return startTracing({
    project: config.projectId,
    revision: config.revision,
    share: config.traces.share,
    endpoint: config.traces.endpoint || GOOGLE,
    headers: headersOf(config),
  })
}

/**
 * Traces a share of the calls; undefined if that is 0, and then OpenTelemetry isn't loaded. A tracer that can't start
 * is logged, and the shop runs without it.
 */
export const tracerOf = (config: Config, log: Log): Observer | undefined => {
  if (config.traces.share === 0) return undefined
  let tracing: Tracing | undefined
  const starting = start(config).then(
    (started) => (tracing = started),
    (error: unknown) => {
      log.error('Traces could not be started', { cause: String(error) })
      return undefined
    },
  )
  return {
    partDone: (part, startedAt) => tracing?.partDone(part, startedAt),
    beginCall: async (headers) => (await starting)?.beginCall(headers) ?? UNTRACED,
  }
}
