import { listFailedMails, listMails, retryMail } from '@bartan/contract/outbox/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { outboxRepository } from './outbox.repository.ts'

export const outboxRoutes = ({ connect, config, clock }: ShopContext) => {
  const { list, listFailed, retry } = outboxRepository(connect)
  /** The outbox may be read only there: it has no real person's mail. */
  const isLocalStack = config.authEmulator !== undefined

  return [
    handlePage(listMails, async ({ query: { limit = LIST_LIMIT, page } }) => {
      if (!isLocalStack) throw new AppError('not_found', reason('nothing_here'))
      return { ...(await list(pageQueryOf({ page, limit }))), page, limit }
    }),
    handlePage(listFailedMails, async ({ query: { limit = LIST_LIMIT, page } }) => ({
      ...(await listFailed(pageQueryOf({ page, limit }))),
      page,
      limit,
    })),
    handle(retryMail, async ({ params: { id: failed } }) => {
      const again = await retry(failed, clock.now())
      if (!again) throw new AppError('not_found', reason('failed_mail_not_found'))
      return again
    }),
  ]
}
