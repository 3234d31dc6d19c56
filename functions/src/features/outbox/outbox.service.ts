import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { CallReply } from '@bartan/contract/api'
import { AppError } from '#domain/app-error.ts'

type Mails = CallReply<'GET /api/dev/mails'>

type Ports = {
  list: (page: { skip: number; limit: number }) => Promise<{ mails: Mails; total: number }>
  /** Only there is the outbox for everybody to read: it holds no real person's mail. */
  isLocalStack: boolean
}

export const outboxService = ({ list, isLocalStack }: Ports) => ({
  list: async ({ limit = LIST_LIMIT, page = 1 }: { limit?: number; page?: number }) => {
    if (!isLocalStack) throw new AppError('not_found', reason('nothing_here'))
    return { ...(await list({ skip: (page - 1) * limit, limit })), page, limit }
  },
})

export type OutboxService = ReturnType<typeof outboxService>
