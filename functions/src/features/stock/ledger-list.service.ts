import type { Sku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { ShopContext } from '../../shop-context.ts'
import { ledgerListRepository } from './ledger-list.repository.ts'

type Query = { sku: Sku; cursor?: string | undefined; limit?: number | undefined }

export const ledgerListService = ({ connect }: ShopContext) => {
  const { list } = ledgerListRepository(connect)

  return {
    /** Who looks after the catalog sees no customer (contract §20). */
    page: async ({ sku, cursor, limit = LIST_LIMIT }: Query, { role }: Caller) => {
      const found = await list({ sku, cursor, limit, namesCustomers: role !== 'catalogue' })
      if (found) return { ...found, limit, total: undefined }
      const why = reason('variant_not_found', { sku })
      throw new AppError('not_found', why, { fields: { sku: why } })
    },
  }
}

export type LedgerListService = ReturnType<typeof ledgerListService>
