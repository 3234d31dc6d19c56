import { getVitals, reportVitals } from '@bartan/contract/vitals/endpoints'
import { handle } from '#http/framework/route.ts'
import { addressKey } from '#http/limits/limit-address.ts'
import type { VitalsService } from './vitals.service.ts'

export const vitalsRoutes = (vitals: VitalsService) => [
  handle(reportVitals, async ({ body, req }) => {
    await vitals.report(body, req.ip === undefined ? undefined : addressKey(req.ip))
    return {}
  }),
  handle(getVitals, ({ query }) => vitals.get(query.days)),
]
