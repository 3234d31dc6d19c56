import { listSubscribers } from '@bartan/contract/newsletter/endpoints'
import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { pageQueryOf } from '#domain/cursor.ts'
import { handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { subscribersRepository } from './newsletter.repository.ts'
import { unsubscribePage } from './subscription.ts'

export const subscriberRoutes = ({ connect, siteUrl }: ShopContext) => {
  const { list } = subscribersRepository(connect)

  return [
    handlePage(listSubscribers, async ({ query: { cursor, page, limit = ADMIN_LIST_LIMIT } }) => {
      const found = await list(pageQueryOf({ cursor, page, limit }))
      return {
        ...found,
        page,
        limit,
        list: found.list.map(({ email, createdAt, unsubscribeToken }): Subscriber => ({
          email,
          createdAt,
          unsubscribeAt: unsubscribePage(siteUrl, unsubscribeToken),
        })),
      }
    }),
  ]
}
