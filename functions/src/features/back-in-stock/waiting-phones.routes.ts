import { listWaitingPhones, removeWaitingPhone } from '@bartan/contract/back-in-stock'
import { handle } from '../../http/route.ts'
import type { WaitingPhonesService } from './waiting-phones.service.ts'

export const waitingPhoneRoutes = (waiting: WaitingPhonesService) => [
  handle(listWaitingPhones, ({ query: { back, after, limit } }) =>
    waiting.list({ isBack: back === undefined ? undefined : back === 'true', after, limit }),
  ),
  handle(removeWaitingPhone, async ({ params }) => {
    await waiting.remove(params.id)
    return { message: 'Removed' }
  }),
]
