import autocannon from 'autocannon'
import type { Load } from './measure.ts'

export type Call = { method?: 'GET' | 'POST'; path: string; body?: object }

type Options = { url: string; connections: number; next: () => Call } & (
  { seconds: number } | { calls: number }
)

/** Longer than any call and any run. */
const NEVER_S = 120

/** Drives a workload with autocannon; every connection sends its next call as soon as it has its answer. */
export const drive = ({ url, connections, next, ...length }: Options): Promise<Load> =>
  new Promise((resolve, reject) => {
    const latencies: number[] = []
    const instance = autocannon(
      {
        url,
        connections,
        // Its timers of connections that have made their calls would run out, and warn of it, while others go on.
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
