import { listSubscribers } from '@bartan/contract/subscriber'
import { handle } from '../../http/route.ts'
import type { SubscribersService } from './subscribers.service.ts'

export const subscriberRoutes = (subscribers: SubscribersService) => [
  handle(listSubscribers, async ({ query, res }) => {
    const list = await subscribers.list(query)
    res.set('X-Total-Count', String(list.total))
    return list.subscribers
  }),
]
