import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const getHealth = endpoint('GET /api/health', {
  summary: 'Whether the API and the services behind it answer; 503 if not',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok'), checks: z.record(z.string(), z.literal('ok')) }),
  errors: ['unavailable'],
})

/** Called by tools/deploy/src/check-proxies.ts. */
export const getProxies = endpoint('GET /api/health/proxies', {
  summary: 'X-Forwarded-For of this call as received, and how many entries at its end are trusted',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  reply: z.object({ forwardedFor: z.array(z.string()), trusted: z.int() }),
})

export const getOpenapi = endpoint('GET /api/openapi.json', {
  summary: 'This description',
  access: 'anyone',
  reply: z.record(z.string(), z.unknown()),
  cdnSeconds: 300,
})
