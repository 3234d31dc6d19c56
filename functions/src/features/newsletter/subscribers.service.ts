import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import type { subscribersRepository } from './subscribers.repository.ts'
import { unsubscribePage } from './subscription.ts'

type Ports = ReturnType<typeof subscribersRepository> & {
  siteUrl: string
}

export const subscribersService = ({ list, siteUrl }: Ports) => ({
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
})

export type SubscribersService = ReturnType<typeof subscribersService>
