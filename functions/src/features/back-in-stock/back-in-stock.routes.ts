import {
  requestBackInStock,
  listWaitingPhones,
  removeWaitingPhone,
} from '@bartan/contract/back-in-stock/endpoints'
import { handle } from '#http/framework/route.ts'
import { setHeadersOfEntriesAfter } from '#http/reply/paging-headers.ts'
import type { BackInStockService } from './back-in-stock.service.ts'
import { REMOVED } from './waiting-phones.repository.ts'
import type { WaitingPhonesService } from './waiting-phones.service.ts'

export const backInStockRoutes = (backInStock: BackInStockService) => [
  handle(requestBackInStock, ({ params, body }) => backInStock.request(params.id, body)),
]

export const waitingPhoneRoutes = (waiting: WaitingPhonesService) => [
  handle(listWaitingPhones, async ({ query: { back, ...page }, req, res }) => {
    const isBack = back === undefined ? undefined : back === 'true'
    const { entries, ...paging } = await waiting.list({ isBack, ...page })
    setHeadersOfEntriesAfter(req, res, paging)
    return entries
  }),
  handle(removeWaitingPhone, async ({ params }) => {
    await waiting.remove(params.id)
    return REMOVED
  }),
]
