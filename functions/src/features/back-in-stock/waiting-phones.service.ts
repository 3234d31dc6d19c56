import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { ShopContext } from '../../shop-context.ts'
import { waitingPhonesRepository, type WaitingPhonesPage } from './waiting-phones.repository.ts'

type Filter = { isBack: boolean | undefined; after?: string | undefined }

export const waitingPhonesService = ({ connect }: ShopContext) => {
  const { list, remove } = waitingPhonesRepository(connect)

  return {
    list: async ({
      limit = LIST_LIMIT,
      page = 1,
      ...filter
    }: Filter & {
      limit?: number | undefined
      page?: number | undefined
    }): Promise<WaitingPhonesPage> => {
      const found = await list({ ...filter, skip: (page - 1) * limit, limit })
      if (!found) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
      return found
    },

    remove: async (id: string): Promise<void> => {
      if (!(await remove(id))) throw new AppError('not_found', reason('waiting_not_found'))
    },
  }
}

export type WaitingPhonesService = ReturnType<typeof waitingPhonesService>
