import { getToday } from '@bartan/contract/today/endpoints'
import { handle } from '#http/framework/route.ts'
import type { TodayService } from './today.service.ts'

export const todayRoutes = (today: TodayService) => [
  handle(getToday, ({ caller }) => today.get(caller.role)),
]
