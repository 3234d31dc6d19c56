import { listFailedMails, listMails, retryMail } from '@bartan/contract/outbox/endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { OutboxService } from './outbox.service.ts'

export const outboxRoutes = (outbox: OutboxService) => [
  handlePage(listMails, ({ query }) => outbox.list(query)),
  handlePage(listFailedMails, ({ query }) => outbox.listFailed(query)),
  handle(retryMail, ({ params }) => outbox.retry(params.id)),
]
