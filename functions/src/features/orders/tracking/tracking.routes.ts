import { trackOrder } from '@bartan/contract/orders/track-endpoints'
import { handle } from '#http/framework/route.ts'
import type { TrackingService } from './tracking.service.ts'

export const trackingRoutes = (tracking: TrackingService) => [
  handle(trackOrder, ({ query, req }) => tracking.track(query, req.ip)),
]
