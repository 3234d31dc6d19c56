import {
  exportCash,
  getCash,
  getCashHolders,
  recordHandover,
  removeHandover,
} from '@bartan/contract/cash/endpoints'
import { handle } from '#http/framework/route.ts'
import type { CashService } from './cash.service.ts'

export const cashRoutes = (cash: CashService) => [
  handle(getCash, ({ query }) => cash.report(query)),
  handle(getCashHolders, () => cash.holders()),
  handle(exportCash, ({ query }) => cash.file(query)),
  handle(recordHandover, ({ caller, body }) => cash.record(caller, body)),
  handle(removeHandover, ({ caller, params }) => cash.remove(caller, params.day, params.id)),
]
