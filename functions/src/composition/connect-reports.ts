import { cashService } from '#features/cash/cash.service.ts'
import { gstService } from '#features/gst/gst.service.ts'
import { taxDocumentsRepository } from '#features/orders/documents/tax-documents.repository.ts'
import { zipOfMonth } from '#features/orders/documents/zip-of-month.ts'
import type { orderFigures } from '#features/orders/figures/order-figures.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import type { adminListService } from '#features/products/admin-list.service.ts'
import { listStock } from '#features/products/index/list-stock.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { reportsService } from '#features/reports/reports.service.ts'
import { rtoService } from '#features/stats/rto.service.ts'
import { statsService } from '#features/stats/stats.service.ts'
import { ledgerListService } from '#features/stock/ledger-list.service.ts'

type Others = {
  catalog: Pick<CatalogReplica, 'withDrafts'>
  figures: ReturnType<typeof orderFigures>
  newest: Parameters<typeof statsService>[0]['orders']['newest']
  products: ReturnType<typeof adminListService>
}

/** Reports: figures, cash, refused parcels, and the files of tax returns. */
export const connectReports = (
  context: OrdersContext,
  { catalog, figures, newest, products }: Others,
) => {
  const { ofMonth, turnoverOf } = taxDocumentsRepository(context.connect)
  return {
    cash: cashService(context),
    gst: gstService({
      documentsOf: ofMonth,
      turnoverOf,
      zip: zipOfMonth(context),
      seller: async () => (await context.settings()).legal,
      clock: context.clock,
    }),
    ledger: ledgerListService(context),
    reports: reportsService(context, async () => listStock(await catalog.withDrafts())),
    rto: rtoService(context),
    stats: statsService({
      orders: { ofShop: figures.ofShop, newest },
      products: products.figures,
    }),
  }
}
