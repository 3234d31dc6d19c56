import { listWaitingPhones, removeWaitingPhone } from '@bartan/contract/back-in-stock/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError, invalidField } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import { setHeadersOfEntriesAfter } from '#http/reply/paging-headers.ts'
import type { ShopContext } from '../../shop-context.ts'
import { REMOVED, waitingPhonesRepository } from './waiting-phones.repository.ts'

export const waitingPhoneRoutes = ({ connect }: ShopContext) => {
  const { list, remove } = waitingPhonesRepository(connect)

  return [
    handle(
      listWaitingPhones,
      async ({ query: { back, after, page = 1, limit = LIST_LIMIT }, req, res }) => {
        const isBack = back === undefined ? undefined : back === 'true'
        const found = await list({ isBack, after, skip: (page - 1) * limit, limit })
        if (!found) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
        const { entries, ...paging } = found
        setHeadersOfEntriesAfter(req, res, paging)
        return entries
      },
    ),
    handle(removeWaitingPhone, async ({ params }) => {
      if (!(await remove(params.id))) throw new AppError('not_found', reason('waiting_not_found'))
      return REMOVED
    }),
  ]
}
