import { resizeImage } from '#features/images/resize-image.ts'
import { adminOrderRoutes } from '#features/orders/admin/admin-orders.routes.ts'
import { adminOrdersService } from '#features/orders/admin/admin-orders.service.ts'
import { accountRoutes } from '#features/orders/desk/account.routes.ts'
import { advanceRoutes } from '#features/orders/desk/advances.routes.ts'
import { bulkRoutes } from '#features/orders/desk/bulk.routes.ts'
import { confirmationService } from '#features/orders/desk/confirmation.service.ts'
import { deskRoutes } from '#features/orders/desk/desk.routes.ts'
import { deskService } from '#features/orders/desk/desk.service.ts'
import { lineRoutes } from '#features/orders/desk/lines.routes.ts'
import { linkService } from '#features/orders/desk/link/link.service.ts'
import { messageRoutes } from '#features/orders/desk/messages.routes.ts'
import { sharedParcelRoutes } from '#features/orders/desk/shared-parcel.routes.ts'
import { shipmentFileRoutes } from '#features/orders/desk/shipment-files/shipment-files.routes.ts'
import { documentRoutes } from '#features/orders/documents/documents.routes.ts'
import { openingRoutes } from '#features/orders/opening/opening.routes.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import { ordersRepository } from '#features/orders/orders.repository.ts'
import { orderUseCases, type WhatsappOf } from '#features/orders/orders.routes.ts'
import { printingRoutes } from '#features/orders/printing/printing.routes.ts'
import { stickerRoutes } from '#features/orders/printing/stickers.routes.ts'
import { remittanceRoutes } from '#features/orders/remittances/remittances.routes.ts'
import { parcelRoutes } from '#features/orders/returns/parcels.routes.ts'
import { refundRoutes } from '#features/orders/returns/refunds.routes.ts'
import { returnPhotoRoutes } from '#features/orders/returns/return-photos.routes.ts'
import { returnPhotosService } from '#features/orders/returns/return-photos.service.ts'
import { returnedParcelRoutes } from '#features/orders/returns/returned-parcels.routes.ts'
import { returnRoutes } from '#features/orders/returns/returns.routes.ts'
import { trackingRoutes } from '#features/orders/tracking/tracking.routes.ts'
import { goodsOfSkus } from '#features/products/index/goods-of-skus.ts'
import { weightsIn } from '#features/products/index/weights-in.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'

/** What customers do with their orders. */
export const connectOrders = (context: OrdersContext, whatsappOf: WhatsappOf) => {
  const orders = orderUseCases(context, whatsappOf)
  const { find } = ordersRepository(context.connect)
  return {
    links: linkService(context),
    routes: [
      ...orders.routes,
      ...trackingRoutes(context),
      ...documentRoutes(context, orders.open),
      ...returnRoutes(context),
      ...refundRoutes(context),
      ...parcelRoutes(context),
      ...returnedParcelRoutes(context),
      ...returnPhotoRoutes(returnPhotosService({ ...context, find, resize: resizeImage })),
    ],
  }
}

/** What the desk does with them. */
export const connectDesk = (
  context: OrdersContext,
  catalog: Pick<CatalogReplica, 'withDrafts'>,
) => {
  const orders = adminOrdersService(context)
  const desk = deskService(context)
  const confirmation = confirmationService(context)
  return {
    counts: orders.counts,
    routes: [
      ...adminOrderRoutes(orders),
      ...deskRoutes(desk, confirmation),
      ...bulkRoutes(orders, desk, confirmation),
      ...lineRoutes(context),
      ...sharedParcelRoutes(context),
      ...accountRoutes(context),
      ...advanceRoutes(context),
      ...shipmentFileRoutes(context, desk, async () => weightsIn(await catalog.withDrafts())),
      ...remittanceRoutes(context),
      ...openingRoutes(context),
      ...messageRoutes(context),
      ...stickerRoutes(context, async (skus) => goodsOfSkus(await catalog.withDrafts(), skus)),
      ...printingRoutes(context),
    ],
  }
}
