import { listAdminProducts } from '@bartan/contract/admin-product'
import { ReadyReply } from '../../http/ready-reply.ts'
import { handle } from '../../http/route.ts'
import { tellPages } from '../../http/tell-pages.ts'
import type { AdminListService } from './admin-list.service.ts'

export const adminListRoutes = (products: AdminListService) => [
  handle(listAdminProducts, async ({ query, req, res }) => {
    const { text, ...paging } = await products.list(query)
    tellPages(req, res, paging)
    return new ReadyReply(text, '')
  }),
]
