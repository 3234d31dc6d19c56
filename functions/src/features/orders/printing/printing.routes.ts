import { type PrintKind, PRINTED_HEADER } from '@bartan/contract/orders/desk-rules'
import { isCancelled } from '@bartan/contract/orders/order-process'
import { printOrders } from '@bartan/contract/orders/outgoing-endpoints'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Settings } from '@bartan/contract/settings/settings'
import { withRest } from '@bartan/contract/tax/document-words'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import { deskOrdersRepository } from '../desk/desk-orders.repository.ts'
import { drawDocuments } from '../documents/pdf/draw-document.ts'
import { taxDocumentsRepository } from '../documents/tax-documents.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { A4, finishPdf, newPdf, type Page, type Pdf } from '../pdf/new-pdf.ts'
import { drawLabels, LABEL } from './draw-labels.ts'
import { drawPickList } from './draw-pick-list.ts'
import { drawSlips, SHEET } from './draw-slips.ts'
import { areInOneParcel } from './parcel.ts'
import { pickList } from './pick-list.ts'

type Drawing = { orders: StaffOrder[]; settings: Settings; at: Date }
type Paper = { page: Page; title: string; draw: (pdf: Pdf, drawing: Drawing) => void }

const PAPERS: Record<Exclude<PrintKind, 'documents'>, Paper> = {
  labels: {
    page: LABEL,
    title: 'Labels',
    draw: (pdf, { orders, settings }) => drawLabels(pdf, orders, settings),
  },
  slips: {
    page: SHEET,
    title: 'Packing slips',
    draw: (pdf, { orders, settings }) => drawSlips(pdf, orders, settings),
  },
  pick_list: {
    page: A4,
    title: 'Pick list',
    draw: (pdf, { orders, at }) =>
      drawPickList(pdf, pickList(orders), { orders: orders.length, at }),
  },
}

/** The document for the parcel: the last one of the sale. */
const saleDocumentOf = ({ documents = [] }: StaffOrder): string | undefined =>
  documents.findLast(({ kind }) => kind !== 'credit_note')?.number

const refuseNone = (found: readonly unknown[]): void => {
  if (found.length === 0) throw new AppError('not_found', reason('nothing_to_print'))
}

/** Orders in the same parcels that weren't asked for. */
const numbersBeside = (orders: readonly StaffOrder[]): string[] => {
  const known = new Set<string>(orders.map(({ number }) => number))
  return orders
    .flatMap(({ shipment }) => shipment?.with ?? [])
    .filter((number) => !known.has(number))
}

export const printingRoutes = ({ connect, settings, pdfs, clock }: OrdersContext) => {
  const { byIds: ordersOf, byNumbers: ordersByNumber } = deskOrdersRepository(connect)
  const { findAll: documentsOf } = taxDocumentsRepository(connect)
  const drawTaxDocuments = async (caller: Caller, orders: readonly StaffOrder[]) => {
    const issued = await documentsOf(orders.flatMap((order) => saleDocumentOf(order) ?? []))
    refuseNone(issued)
    const rests = new Map(orders.map((order) => [order.number, order]))
    const documents = issued.map((one) =>
      withRest(one, rests.get(one.order) ?? { toCollect: one.toPay }),
    )
    const bytes = await pdfs.drawOnce(caller, documents, () => drawDocuments(documents))
    return { bytes, printed: documents.length }
  }

  /** In the order of the ids, without cancelled and deleted orders. */
  const drawOrders = async (caller: Caller, kind: keyof typeof PAPERS, found: StaffOrder[]) => {
    const orders = found.filter(({ status }) => !isCancelled(status))
    refuseNone(orders)
    // A label shows the whole parcel, whichever of its orders is selected.
    const beside = kind === 'labels' ? await ordersByNumber(numbersBeside(orders)) : []
    const inTheirs = beside.filter(
      (one) => !isCancelled(one.status) && orders.some((order) => areInOneParcel(order, one)),
    )
    const drawn = [...orders, ...inTheirs]
    const at = clock.now()
    const { page, title, draw } = PAPERS[kind]
    const current = await settings()
    const bytes = await pdfs.draw(caller, async () => {
      const pdf = await newPdf(page, title, at)
      draw(pdf, { orders: drawn, settings: current, at })
      return finishPdf(pdf)
    })
    return { bytes, printed: orders.length }
  }

  return [
    handle(printOrders, async ({ caller, body: { ids, kind }, res }) => {
      const known = new Map((await ordersOf(ids)).map((order) => [order._id, order]))
      const found = [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
      const { bytes, printed } = await (kind === 'documents'
        ? drawTaxDocuments(caller, found)
        : drawOrders(caller, kind, found))
      res.set(PRINTED_HEADER, String(printed))
      return new FileReply(bytes, {
        type: 'application/pdf',
        name: `${kind.replace('_', '-')}.pdf`,
      })
    }),
  ]
}
