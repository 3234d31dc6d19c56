import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { CallReply } from '@bartan/contract/api'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'

type Mails = CallReply<'GET /api/dev/mails'>

type Failed = CallReply<'GET /api/admin/mails/failed'>
type Page = { limit?: number | undefined; page?: number | undefined }
type Span = { skip: number; limit: number }

type Ports = {
  list: (span: Span) => Promise<{ mails: Mails; total: number }>
  listFailed: (span: Span) => Promise<{ mails: Failed; total: number }>
  retry: (id: string, at: Date) => Promise<{ _id: string } | undefined>
  clock: Clock
  /** The outbox may be read only there: it has no real person's mail. */
  isLocalStack: boolean
}

export const outboxService = ({ list, listFailed, retry, isLocalStack, clock }: Ports) => ({
  list: async ({ limit = LIST_LIMIT, page = 1 }: Page) => {
    if (!isLocalStack) throw new AppError('not_found', reason('nothing_here'))
    return { ...(await list({ skip: (page - 1) * limit, limit })), page, limit }
  },

  listFailed: async ({ limit = LIST_LIMIT, page = 1 }: Page) => ({
    ...(await listFailed({ skip: (page - 1) * limit, limit })),
    page,
    limit,
  }),

  retry: async (failed: string): Promise<{ _id: string }> => {
    const again = await retry(failed, clock.now())
    if (!again) throw new AppError('not_found', reason('failed_mail_not_found'))
    return again
  },
})

export type OutboxService = ReturnType<typeof outboxService>
