import { shipmentInputSchema } from '@bartan/contract/orders/desk-schema'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import type { AdminOrdersService } from '#features/orders/admin/admin-orders.service.ts'
import { accountService } from '#features/orders/desk/account.service.ts'
import { advancesService } from '#features/orders/desk/advances.service.ts'
import { bulkService } from '#features/orders/desk/bulk.service.ts'
import { confirmationService } from '#features/orders/desk/confirmation.service.ts'
import { deskOrdersRepository } from '#features/orders/desk/desk-orders.repository.ts'
import type { Desk } from '#features/orders/desk/desk.routes.ts'
import { deskService } from '#features/orders/desk/desk.service.ts'
import { linesService } from '#features/orders/desk/lines.service.ts'
import { messagesService } from '#features/orders/desk/messages.service.ts'
import { sharedParcelService } from '#features/orders/desk/shared-parcel.service.ts'
import { shipmentFilesService } from '#features/orders/desk/shipment-files/shipment-files.service.ts'
import {
  taxDocumentsRepository,
  type Seller,
} from '#features/orders/documents/tax-documents.repository.ts'
import { openingRepository } from '#features/orders/opening/opening.repository.ts'
import { openingService } from '#features/orders/opening/opening.service.ts'
import { orderTransactions } from '#features/orders/order-unit.repository.ts'
import type { DrawnPdfs } from '#features/orders/pdf/drawn-pdfs.ts'
import { printingService } from '#features/orders/printing/printing.service.ts'
import { stickersService } from '#features/orders/printing/stickers.service.ts'
import { remittancesRepository } from '#features/orders/remittances/remittances.repository.ts'
import { remittancesService } from '#features/orders/remittances/remittances.service.ts'
import type { Catalog } from '#features/products/index/catalog.ts'
import { goodsOfSkus } from '#features/products/index/goods-of-skus.ts'
import { weightsIn } from '#features/products/index/weights-in.ts'
import { parseWith } from '#http/request/parse-input.ts'
import type { Clock } from '#platform/clock.ts'

type Platform = {
  connect: Connect
  orders: AdminOrdersService
  productsChanged: (ids: string[]) => Promise<void>
  seller: Seller
  settings: () => Promise<Settings>
  pricing: () => Promise<Pricing>
  siteUrl: string
  pdfs: DrawnPdfs
  catalog: () => Promise<Catalog>
  clock: Clock
}

export const connectDesk = ({
  connect,
  orders,
  seller,
  settings,
  catalog,
  ...platform
}: Platform): Desk => {
  const ports = { transact: orderTransactions(connect, seller), ...platform }
  const work = deskService({ ...ports, settings })
  const confirmation = confirmationService(ports)
  const deskOrders = deskOrdersRepository(connect)
  return {
    work,
    lines: linesService({ ...ports, settings }),
    sharedParcel: sharedParcelService({ ...ports, settings }),
    account: accountService(ports),
    advances: advancesService(ports),
    bulk: bulkService({
      changeStatus: orders.changeStatus,
      pack: work.pack,
      confirm: confirmation.set,
    }),
    confirmation,
    shipmentFiles: shipmentFilesService({
      ship: work.ship,
      refuseShipping: work.refuseShipping,
      parse: (row) => parseWith(shipmentInputSchema, row),
      orders: deskOrders,
      settings,
      weights: async () => weightsIn(await catalog()),
    }),
    remittances: remittancesService({ ...ports, orders: remittancesRepository(connect) }),
    opening: openingService({ ...ports, settings, orders: openingRepository(connect) }),
    messages: messagesService({
      ...ports,
      find: async (id) => (await deskOrders.byIds([id]))[0],
      settings,
    }),
    stickers: stickersService({
      goodsOf: async (skus) => goodsOfSkus(await catalog(), skus),
      pdfs: platform.pdfs,
      clock: platform.clock,
    }),
    printing: printingService({
      ordersOf: deskOrders.byIds,
      ordersByNumber: deskOrders.byNumbers,
      documentsOf: taxDocumentsRepository(connect).findAll,
      settings,
      pdfs: platform.pdfs,
      clock: platform.clock,
    }),
  }
}
