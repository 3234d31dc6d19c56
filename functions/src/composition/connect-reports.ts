import { randomBytes } from 'node:crypto'
import { cashRepository, cashTransactions } from '#features/cash/cash.repository.ts'
import { cashService } from '#features/cash/cash.service.ts'
import { gstService } from '#features/gst/gst.service.ts'
import { taxDocumentsRepository } from '#features/orders/documents/tax-documents.repository.ts'
import type { Seller } from '#features/orders/documents/tax-documents.repository.ts'
import type { orderFigures } from '#features/orders/figures/order-figures.ts'
import type { adminListService } from '#features/products/admin-list.service.ts'
import { productNames } from '#features/products/index/list-products.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { rtoRepository } from '#features/stats/rto.repository.ts'
import { rtoService } from '#features/stats/rto.service.ts'
import { statsService } from '#features/stats/stats.service.ts'
import type { Connect } from '#database/connect.ts'
import type { Clock } from '#platform/clock.ts'

type Platform = {
  connect: Connect
  catalog: Pick<CatalogReplica, 'withDrafts'>
  figures: ReturnType<typeof orderFigures>
  newest: Parameters<typeof statsService>[0]['orders']['newest']
  products: ReturnType<typeof adminListService>
  seller: Seller
  clock: Clock
}

/** Joins what tells how the shop is doing: figures, cash, refused parcels and the files of the tax return. */
export const connectReports = (platform: Platform) => {
  const { connect, catalog, figures, newest, products, seller, clock } = platform
  const { ofMonth, turnoverOf } = taxDocumentsRepository(connect)
  return {
    cash: cashService({
      ...cashRepository(connect),
      transact: cashTransactions(connect),
      randomId: () => randomBytes(9).toString('base64url'),
      clock,
    }),
    gst: gstService({ documentsOf: ofMonth, turnoverOf, seller, clock }),
    rto: rtoService({
      ...rtoRepository(connect),
      namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
      clock,
    }),
    stats: statsService({
      orders: { ...figures, figures: figures.totals, newest },
      products: products.figures,
      clock,
    }),
  }
}
