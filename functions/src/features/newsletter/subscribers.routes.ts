import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { listSubscribers } from '@bartan/contract/newsletter/endpoints'
import { handle } from '#http/framework/route.ts'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { SubscribersService } from './subscribers.service.ts'

export const subscriberRoutes = (subscribers: SubscribersService) => [
  handle(listSubscribers, async ({ query, req, res }) => {
    const list = await subscribers.list(query)
    const { limit = ADMIN_LIST_LIMIT, page } = query
    tellPages(req, res, { page, limit, total: list.total })
    return list.subscribers
  }),
]
