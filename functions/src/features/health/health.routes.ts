import { getHealth } from '@bartan/contract/health'
import { handle } from '../../http/route.ts'
import type { HealthService } from './health.service.ts'

export const healthRoutes = (health: HealthService) => [handle(getHealth, () => health.check())]
