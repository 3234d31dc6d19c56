import { reason } from '@bartan/contract/reasons/reasons'
import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError, invalidField } from '#domain/app-error.ts'

type Filter = { isBack: boolean | undefined; after: string | undefined }

/** `last`: the last of these entries, if there are more. */
export type WaitingPhonesPage = { entries: WaitingPhone[]; total: number; last: string | undefined }

type Ports = {
  list: (page: Filter & { limit: number }) => Promise<WaitingPhonesPage | undefined>
  remove: (id: string) => Promise<boolean>
}

export const waitingPhonesService = ({ list, remove }: Ports) => ({
  list: async ({
    limit = LIST_LIMIT,
    ...filter
  }: Filter & { limit: number | undefined }): Promise<WaitingPhonesPage> => {
    const page = await list({ ...filter, limit })
    if (!page) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
    return page
  },

  remove: async (id: string): Promise<void> => {
    if (!(await remove(id))) throw new AppError('not_found', reason('waiting_not_found'))
  },
})

export type WaitingPhonesService = ReturnType<typeof waitingPhonesService>
