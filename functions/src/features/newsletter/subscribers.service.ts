import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { unsubscribePage } from './subscription.ts'

type Stored = { email: string; createdAt: string; unsubscribeToken: string }

type Ports = {
  list: (page: { skip: number; limit: number }) => Promise<{ subscribers: Stored[]; total: number }>
  /** The shop's address, for links. */
  siteUrl: string
}

export const subscribersService = ({ list, siteUrl }: Ports) => ({
  list: async ({ limit = ADMIN_LIST_LIMIT, page = 1 }: { limit?: number; page?: number }) => {
    const { subscribers, total } = await list({ skip: (page - 1) * limit, limit })
    return {
      total,
      subscribers: subscribers.map(({ email, createdAt, unsubscribeToken }): Subscriber => ({
        email,
        createdAt,
        unsubscribeAt: unsubscribePage(siteUrl, unsubscribeToken),
      })),
    }
  },
})

export type SubscribersService = ReturnType<typeof subscribersService>
