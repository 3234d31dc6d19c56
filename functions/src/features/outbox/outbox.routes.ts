import { listFailedMails, listMails, retryMail } from '@bartan/contract/outbox/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { OutboxService } from './outbox.service.ts'

export const outboxRoutes = (outbox: OutboxService) => [
  handle(listMails, async ({ query, req, res }) => {
    const { mails, ...paging } = await outbox.list(query)
    setPagingHeaders(req, res, paging)
    return mails
  }),
  handle(listFailedMails, async ({ query, req, res }) => {
    const { mails, ...paging } = await outbox.listFailed(query)
    setPagingHeaders(req, res, paging)
    return mails
  }),
  handle(retryMail, ({ params }) => outbox.retry(params.id)),
]
