import { getStatus } from '@bartan/contract/status/endpoints'
import { handle } from '#http/framework/route.ts'
import type { StatusService } from './status.service.ts'

export const statusRoutes = (status: StatusService) => [handle(getStatus, () => status.read())]
