import { randomBytes } from 'node:crypto'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { cashRepository, cashTransactions } from '#features/cash/cash.repository.ts'
import { cashService } from '#features/cash/cash.service.ts'
import { gstService } from '#features/gst/gst.service.ts'
import { taxDocumentsRepository } from '#features/orders/documents/tax-documents.repository.ts'
import { zipOfMonth } from '#features/orders/documents/zip-of-month.ts'
import type { orderFigures } from '#features/orders/figures/order-figures.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import type { adminListService } from '#features/products/admin-list.service.ts'
import { productNames } from '#features/products/index/list-products.ts'
import { listStock } from '#features/products/index/list-stock.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { reportsRepository } from '#features/reports/reports.repository.ts'
import { reportsService } from '#features/reports/reports.service.ts'
import { rtoRepository } from '#features/stats/rto.repository.ts'
import { rtoService } from '#features/stats/rto.service.ts'
import { statsService } from '#features/stats/stats.service.ts'
import { ledgerListRepository } from '#features/stock/ledger-list.repository.ts'
import { ledgerListService } from '#features/stock/ledger-list.service.ts'
import type { Clock } from '#platform/clock.ts'

type Platform = {
  connect: Connect
  catalog: Pick<CatalogReplica, 'withDrafts'>
  figures: ReturnType<typeof orderFigures>
  newest: Parameters<typeof statsService>[0]['orders']['newest']
  products: ReturnType<typeof adminListService>
  settings: { current: () => Promise<Settings> }
  ordering: OrdersContext
  clock: Clock
}

/** Connects the reports: figures, cash, refused parcels, and the files of tax returns. */
export const connectReports = (platform: Platform) => {
  const { connect, catalog, figures, newest, products, settings, ordering, clock } = platform
  const { ofMonth, turnoverOf } = taxDocumentsRepository(connect)
  const reports = reportsRepository(connect)
  return {
    cash: cashService({
      ...cashRepository(connect),
      transact: cashTransactions(connect),
      settings: settings.current,
      randomId: () => randomBytes(9).toString('base64url'),
      clock,
    }),
    gst: gstService({
      documentsOf: ofMonth,
      turnoverOf,
      zip: zipOfMonth(ordering),
      seller: async () => (await settings.current()).legal,
      clock,
    }),
    ledger: ledgerListService(ledgerListRepository(connect)),
    reports: reportsService({
      ...reports,
      stock: async () => listStock(await catalog.withDrafts()),
      clock,
    }),
    rto: rtoService({
      ...rtoRepository(connect),
      namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
      clock,
    }),
    stats: statsService({
      orders: { ofShop: figures.ofShop, newest },
      products: products.figures,
    }),
  }
}
