import { listAdminProducts } from '@bartan/contract/admin-product'
import { ReadyReply } from '../../http/ready-reply.ts'
import { handle } from '../../http/route.ts'
import type { AdminListService } from './admin-list.service.ts'

export const adminListRoutes = (products: AdminListService) => [
  handle(listAdminProducts, async ({ query, res }) => {
    const { text, total } = await products.list(query)
    res.set('X-Total-Count', String(total))
    return new ReadyReply(text, '')
  }),
]
