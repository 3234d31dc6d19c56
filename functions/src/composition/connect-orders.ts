import { resizeImage } from '#features/images/resize-image.ts'
import { adminOrdersService } from '#features/orders/admin/admin-orders.service.ts'
import { accountService } from '#features/orders/desk/account.service.ts'
import { advancesService } from '#features/orders/desk/advances.service.ts'
import { bulkService } from '#features/orders/desk/bulk.service.ts'
import { confirmationService } from '#features/orders/desk/confirmation.service.ts'
import { deskService } from '#features/orders/desk/desk.service.ts'
import { linesService } from '#features/orders/desk/lines.service.ts'
import { linkService } from '#features/orders/desk/link/link.service.ts'
import { messagesService } from '#features/orders/desk/messages.service.ts'
import { sharedParcelService } from '#features/orders/desk/shared-parcel.service.ts'
import { shipmentFilesService } from '#features/orders/desk/shipment-files/shipment-files.service.ts'
import { documentsService } from '#features/orders/documents/documents.service.ts'
import { openingService } from '#features/orders/opening/opening.service.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import { ordersRepository } from '#features/orders/orders.repository.ts'
import { ordersService, type WhatsappOf } from '#features/orders/orders.service.ts'
import { printingService } from '#features/orders/printing/printing.service.ts'
import { stickersService } from '#features/orders/printing/stickers.service.ts'
import { remittancesService } from '#features/orders/remittances/remittances.service.ts'
import { parcelsService } from '#features/orders/returns/parcels.service.ts'
import { refundsService } from '#features/orders/returns/refunds.service.ts'
import { returnPhotosService } from '#features/orders/returns/return-photos.service.ts'
import { returnedParcelsService } from '#features/orders/returns/returned-parcels.service.ts'
import { returnsService } from '#features/orders/returns/returns.service.ts'
import { trackingService } from '#features/orders/tracking/tracking.service.ts'
import { goodsOfSkus } from '#features/products/index/goods-of-skus.ts'
import { weightsIn } from '#features/products/index/weights-in.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'

/** What customers do with their orders. */
export const connectOrders = (context: OrdersContext, whatsappOf: WhatsappOf) => {
  const orders = ordersService(context, whatsappOf)
  return {
    orders,
    documents: documentsService(context, orders.open),
    returns: {
      returns: returnsService(context),
      refunds: refundsService(context),
      parcels: parcelsService(context),
      returnedParcels: returnedParcelsService(context),
    },
    returnPhotos: returnPhotosService({
      ...context,
      find: ordersRepository(context.connect).find,
      resize: resizeImage,
    }),
    links: linkService(context),
    tracking: trackingService(context),
  }
}

/** What the desk does with them. */
export const connectDesk = (
  context: OrdersContext,
  catalog: Pick<CatalogReplica, 'withDrafts'>,
) => {
  const orders = adminOrdersService(context)
  const work = deskService(context)
  const confirmation = confirmationService(context)
  return {
    orders,
    desk: {
      work,
      lines: linesService(context),
      sharedParcel: sharedParcelService(context),
      account: accountService(context),
      advances: advancesService(context),
      bulk: bulkService({
        changeStatus: orders.changeStatus,
        pack: work.pack,
        confirm: confirmation.set,
      }),
      confirmation,
      shipmentFiles: shipmentFilesService(context, work, async () =>
        weightsIn(await catalog.withDrafts()),
      ),
      remittances: remittancesService(context),
      opening: openingService(context),
      messages: messagesService(context),
      stickers: stickersService(context, async (skus) =>
        goodsOfSkus(await catalog.withDrafts(), skus),
      ),
      printing: printingService(context),
    },
  }
}
