import { getRto, getStats } from '@bartan/contract/stats/endpoints'
import { handle } from '#http/framework/route.ts'
import type { RtoService } from './rto.service.ts'
import type { StatsService } from './stats.service.ts'

type Statistics = { stats: StatsService; rto: RtoService }

export const statsRoutes = ({ stats, rto }: Statistics) => [
  handle(getStats, () => stats.get()),
  handle(getRto, ({ query }) => rto.get(query.months)),
]
