import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import type { ShopContext } from '../../shop-context.ts'
import { outboxRepository } from './outbox.repository.ts'

export const outboxService = ({ connect, config, clock }: ShopContext) => {
  const { list, listFailed, retry } = outboxRepository(connect)
  /** The outbox may be read only there: it has no real person's mail. */
  const isLocalStack = config.authEmulator !== undefined

  return {
    list: async ({ limit = LIST_LIMIT, page }: WantedPage) => {
      if (!isLocalStack) throw new AppError('not_found', reason('nothing_here'))
      return { ...(await list(pageQueryOf({ page, limit }))), page, limit }
    },

    listFailed: async ({ limit = LIST_LIMIT, page }: WantedPage) => ({
      ...(await listFailed(pageQueryOf({ page, limit }))),
      page,
      limit,
    }),

    retry: async (failed: string): Promise<{ _id: string }> => {
      const again = await retry(failed, clock.now())
      if (!again) throw new AppError('not_found', reason('failed_mail_not_found'))
      return again
    },
  }
}

export type OutboxService = ReturnType<typeof outboxService>
