import { importRemittance, listParcels } from '@bartan/contract/cash/remittance-endpoints'
import { getOrderAccount, writeOff } from '@bartan/contract/orders/account-endpoints'
import {
  addOrderNote,
  changeOrderAddress,
  changeOrdersInBulk,
  confirmOrder,
  confirmOrders,
  exportShipments,
  importShipments,
  packOrders,
  shipOrder,
} from '@bartan/contract/orders/desk-endpoints'
import { PRINTED_HEADER } from '@bartan/contract/orders/desk-rules'
import {
  clearPractice,
  getOpening,
  issueLackingDocuments,
} from '@bartan/contract/orders/opening-endpoints'
import { mayHaveLink } from '@bartan/contract/orders/order-steps'
import {
  getOrderMessage,
  printOrders,
  writeOrderMessage,
} from '@bartan/contract/orders/outgoing-endpoints'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import {
  changeOrderLines,
  shipTogether,
  takeAdvance,
} from '@bartan/contract/orders/under-way-endpoints'
import { printStickers } from '@bartan/contract/products/stickers-endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { OpeningService } from '../opening/opening.service.ts'
import type { PrintingService } from '../printing/printing.service.ts'
import type { StickersService } from '../printing/stickers.service.ts'
import type { RemittancesService } from '../remittances/remittances.service.ts'
import type { AccountService } from './account.service.ts'
import type { AdvancesService } from './advances.service.ts'
import type { BulkService } from './bulk.service.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import type { DeskService } from './desk.service.ts'
import type { LinesService } from './lines.service.ts'
import type { MessagesService } from './messages.service.ts'
import type { SharedParcelService } from './shared-parcel.service.ts'
import type { ShipmentFilesService } from './shipment-files/shipment-files.service.ts'

const remittanceRoutes = (remittances: RemittancesService) => [
  handle(importRemittance, async ({ query, body, caller, res }) => {
    const { dryRun: isDryRun, ...given } = query
    const reply = await remittances.read(body, { ...given, isDryRun, by: caller })
    if (isDryRun) res.status(200)
    return reply
  }),
  handlePage(listParcels, ({ query }) => remittances.parcels(query)),
]

const printingRoutes = ({ print }: PrintingService) => [
  handle(printOrders, async ({ caller, body, res }) => {
    const { bytes, printed } = await print(caller, body.ids, body.kind)
    res.set(PRINTED_HEADER, String(printed))
    return new FileReply(bytes, {
      type: 'application/pdf',
      name: `${body.kind.replace('_', '-')}.pdf`,
    })
  }),
]

const openingRoutes = (opening: OpeningService) => [
  handle(getOpening, () => opening.state()),
  handle(clearPractice, ({ caller }) => opening.clear(caller)),
  handle(issueLackingDocuments, () => opening.issue()),
]

export type Desk = {
  work: DeskService
  bulk: BulkService
  confirmation: ConfirmationService
  lines: LinesService
  account: AccountService
  advances: AdvancesService
  sharedParcel: SharedParcelService
  shipmentFiles: ShipmentFilesService
  remittances: RemittancesService
  printing: PrintingService
  stickers: StickersService
  messages: MessagesService
  opening: OpeningService
}

export const deskRoutes = ({
  work,
  bulk,
  confirmation,
  lines,
  account,
  advances,
  sharedParcel,
  shipmentFiles,
  remittances,
  printing,
  stickers,
  messages,
  opening,
}: Desk) => [
  handle(changeOrdersInBulk, ({ body, caller }) => bulk.setStatus(body, caller)),
  handle(packOrders, ({ body, caller }) => bulk.pack(body.ids, body.packed, caller)),
  handle(confirmOrders, ({ body, caller }) => bulk.confirm(body, caller)),
  handle(confirmOrder, ({ params, body, caller }) => confirmation.set(params.id, body, caller), {
    // The caller's role may have changed.
    replyFromFacts: (order: StaffOrder, { caller }) =>
      mayHaveLink(caller.role) ? confirmation.askedAgain(order) : order,
    isSecret: true,
  }),
  handle(shipOrder, ({ params, body, caller }) => work.ship(params.id, body, caller)),
  handle(addOrderNote, ({ params, body, caller }) => work.addNote(params.id, body.text, caller)),
  handle(changeOrderAddress, ({ params, body, caller }) =>
    work.changeAddress(params.id, body, caller),
  ),
  handle(getOrderMessage, async ({ params, caller }) => ({
    text: await messages.textOf(params.id, caller),
  })),
  handle(writeOrderMessage, ({ params, caller }) => messages.write(params.id, caller)),
  ...printingRoutes(printing),
  handle(
    printStickers,
    async ({ query, caller }) =>
      new FileReply(await stickers.print(caller, query), {
        type: 'application/pdf',
        name: 'stickers.pdf',
      }),
  ),
  ...remittanceRoutes(remittances),
  ...openingRoutes(opening),
  handle(changeOrderLines, ({ params, body, caller }) =>
    lines.change(params.id, body.lines, caller),
  ),
  handle(shipTogether, ({ body: { ids, ...parcel }, caller }) =>
    sharedParcel.ship(ids, parcel, caller),
  ),
  handle(getOrderAccount, ({ params }) => account.read(params.id)),
  handle(writeOff, ({ params, body, caller }) => account.writeOff(params.id, body.reason, caller)),
  handle(takeAdvance, ({ params, body, caller }) => advances.take(params.id, body, caller)),
  handle(exportShipments, ({ query }) => shipmentFiles.write(query.ids, query.for)),
  handle(importShipments, ({ query, body, caller }) => {
    const { dryRun: isDryRun, courier, columns } = query
    return shipmentFiles.read(body, { isDryRun, courier, columns, by: caller })
  }),
]
