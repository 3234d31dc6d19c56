import { ADMIN_LIST_LIMIT } from '@bartan/contract/paging'
import type { Subscriber } from '@bartan/contract/subscriber'

type Ports = {
  list: (page: {
    skip: number
    limit: number
  }) => Promise<{ subscribers: Subscriber[]; total: number }>
}

export const subscribersService = ({ list }: Ports) => ({
  list: ({ limit = ADMIN_LIST_LIMIT, page = 1 }: { limit?: number; page?: number }) =>
    list({ skip: (page - 1) * limit, limit }),
})

export type SubscribersService = ReturnType<typeof subscribersService>
