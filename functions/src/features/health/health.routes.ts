import { getHealth, getProxies } from '@bartan/contract/health/endpoints'
import { handle } from '#http/framework/route.ts'
import type { Log } from '#platform/log.ts'
import type { HealthService } from './health.service.ts'

type Options = { trustedProxies: number; log: Log }

/** Longer lists come from the caller, not from proxies. */
const MAX_ENTRIES = 20
const LONGEST = 64

const entriesOf = (header = ''): string[] =>
  header
    .split(',')
    .slice(-MAX_ENTRIES)
    .map((entry) => entry.trim().slice(0, LONGEST))
    .filter(Boolean)

export const healthRoutes = (health: HealthService, { trustedProxies, log }: Options) => [
  handle(getHealth, () => health.check()),
  handle(getProxies, ({ req }) => {
    const seen = { forwardedFor: entriesOf(req.get('X-Forwarded-For')), trusted: trustedProxies }
    log.info('X-Forwarded-For of a call', seen)
    return seen
  }),
]
