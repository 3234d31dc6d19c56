import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import type { ShopContext } from '../../shop-context.ts'
import { subscribersRepository } from './subscribers.repository.ts'
import { unsubscribePage } from './subscription.ts'

export const subscribersService = ({ connect, siteUrl }: ShopContext) => {
  const { list } = subscribersRepository(connect)

  return {
    list: async ({ cursor, page, limit = ADMIN_LIST_LIMIT }: WantedPage) => {
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
    },
  }
}

export type SubscribersService = ReturnType<typeof subscribersService>
