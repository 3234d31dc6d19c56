import autocannon from 'autocannon'
import type { Load } from './measure.ts'

export type Call = { method?: 'GET' | 'POST'; path: string; body?: object }

type Options = { url: string; connections: number; next: () => Call } & (
  | { seconds: number }
  | { calls: number }
)

/** Longer than any call or run. */
const NEVER_S = 120

/** Drives a workload with autocannon; each connection sends its next call as soon as it has an answer. */
export const drive = ({ url, connections, next, ...length }: Options): Promise<Load> =>
  new Promise((resolve, reject) => {
    const latencies: number[] = []
    const instance = autocannon(
      {
        url,
        connections,
        // A shorter timeout would expire on connections that have finished while others still run, and log a warning.
        timeout: NEVER_S,
        ...('calls' in length ? { amount: length.calls } : { duration: length.seconds }),
        requests: [
          {
            setupRequest: (request) => {
              const { method = 'GET', path, body } = next()
              const json = { ...request.headers, 'content-type': 'application/json' }
              return body
                ? { ...request, method, path, headers: json, body: JSON.stringify(body) }
                : { ...request, method, path }
            },
          },
        ],
      },
      (error, result) => {
        if (error) reject(error)
        else resolve({ latencies, failures: result.non2xx + result.errors + result.timeouts })
      },
    )
    // autocannon's own statistics are in whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) =>
      latencies.push(milliseconds),
    )
  })
