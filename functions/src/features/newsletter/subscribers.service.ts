import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { refuseBoth } from '#domain/cursor.ts'
import { unsubscribePage } from './subscription.ts'

type Stored = { email: string; createdAt: string; unsubscribeToken: string }

type Ports = {
  list: (page: {
    cursor: string | undefined
    skip: number
    limit: number
  }) => Promise<{ subscribers: Stored[]; total: number; next: string | undefined }>
  /** The shop's address, for links. */
  siteUrl: string
}

type Query = {
  cursor?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

export const subscribersService = ({ list, siteUrl }: Ports) => ({
  list: async ({ cursor, page, limit = ADMIN_LIST_LIMIT }: Query) => {
    refuseBoth({ cursor, page })
    const found = await list({ cursor, skip: ((page ?? 1) - 1) * limit, limit })
    return {
      ...found,
      page,
      limit,
      subscribers: found.subscribers.map(({ email, createdAt, unsubscribeToken }): Subscriber => ({
        email,
        createdAt,
        unsubscribeAt: unsubscribePage(siteUrl, unsubscribeToken),
      })),
    }
  },
})

export type SubscribersService = ReturnType<typeof subscribersService>
