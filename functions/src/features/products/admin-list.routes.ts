import { listAdminProducts } from '@bartan/contract/products/admin-endpoints'
import { ReadyReply } from '#http/reply/ready-reply.ts'
import { handle } from '#http/framework/route.ts'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { AdminListService } from './admin-list.service.ts'

export const adminListRoutes = (products: AdminListService) => [
  handle(listAdminProducts, async ({ query, req, res }) => {
    const { text, ...paging } = await products.list(query)
    tellPages(req, res, paging)
    return new ReadyReply(text, '')
  }),
]
