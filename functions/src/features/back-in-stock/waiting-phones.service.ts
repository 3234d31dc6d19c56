import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError, invalidField } from '#domain/app-error.ts'

type Filter = { isBack: boolean | undefined; after?: string | undefined }

/** `last`: the last entry, if there are more. */
export type WaitingPhonesPage = { entries: WaitingPhone[]; total: number; last: string | undefined }

type Ports = {
  list: (page: Filter & { skip: number; limit: number }) => Promise<WaitingPhonesPage | undefined>
  remove: (id: string) => Promise<boolean>
}

export const waitingPhonesService = ({ list, remove }: Ports) => ({
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
})

export type WaitingPhonesService = ReturnType<typeof waitingPhonesService>
