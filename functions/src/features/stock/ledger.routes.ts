import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { listLedger } from '@bartan/contract/stock/endpoints'
import { AppError } from '#domain/app-error.ts'
import { handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { ledgerListRepository } from './ledger-list.repository.ts'

export const ledgerRoutes = ({ connect }: ShopContext) => {
  const { list } = ledgerListRepository(connect)

  return [
    handlePage(listLedger, async ({ query: { sku, cursor, limit = LIST_LIMIT }, caller }) => {
      // Who looks after the catalog sees no customer (contract §20).
      const namesCustomers = caller.role !== 'catalogue'
      const found = await list({ sku, cursor, limit, namesCustomers })
      if (found) return { ...found, limit, total: undefined }
      const why = reason('variant_not_found', { sku })
      throw new AppError('not_found', why, { fields: { sku: why } })
    }),
  ]
}
