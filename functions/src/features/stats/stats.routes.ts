import { getStats } from '@bartan/contract/stats/endpoints'
import { handle } from '#http/framework/route.ts'
import type { StatsService } from './stats.service.ts'

export const statsRoutes = (stats: StatsService) => [
  handle(getStats, ({ query }) => stats.get(query.days)),
]
