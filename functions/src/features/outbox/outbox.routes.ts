import { listFailedMails, listMails, retryMail } from '@bartan/contract/outbox/endpoints'
import { handle } from '#http/framework/route.ts'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { OutboxService } from './outbox.service.ts'

export const outboxRoutes = (outbox: OutboxService) => [
  handle(listMails, async ({ query, req, res }) => {
    const { mails, ...paging } = await outbox.list(query)
    tellPages(req, res, paging)
    return mails
  }),
  handle(listFailedMails, async ({ query, req, res }) => {
    const { mails, ...paging } = await outbox.listFailed(query)
    tellPages(req, res, paging)
    return mails
  }),
  handle(retryMail, ({ params }) => outbox.retry(params.id)),
]
