import { listLedger } from '@bartan/contract/stock/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { LedgerListService } from './ledger-list.service.ts'

export const stockRoutes = (ledger: LedgerListService) => [
  handle(listLedger, async ({ query, req, res }) => {
    const { entries, ...paging } = await ledger.page(query)
    setPagingHeaders(req, res, paging)
    return entries
  }),
]
