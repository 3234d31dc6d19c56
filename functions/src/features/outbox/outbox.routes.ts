import { listMails } from '@bartan/contract/outbox'
import { handle } from '../../http/route.ts'
import type { OutboxService } from './outbox.service.ts'

export const outboxRoutes = (outbox: OutboxService) => [
  handle(listMails, ({ query }) => outbox.list(query)),
]
