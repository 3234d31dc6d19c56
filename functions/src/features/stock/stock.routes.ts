import { listLedger } from '@bartan/contract/stock/endpoints'
import { handlePage } from '#http/framework/route.ts'
import type { LedgerListService } from './ledger-list.service.ts'

export const stockRoutes = (ledger: LedgerListService) => [
  handlePage(listLedger, ({ query, caller }) => ledger.page(query, caller)),
]
