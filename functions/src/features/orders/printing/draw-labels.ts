import { unitsIn } from '@bartan/contract/cart/rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { drawBarcode, drawQr } from '../pdf/draw-code.ts'
import type { Page, Pdf } from '../pdf/new-pdf.ts'
import { BOLD, REGULAR } from '../pdf/scripts.ts'
import { heightOfText, writeText } from '../pdf/write-text.ts'
import {
  asParcels,
  countText,
  dueOf,
  numbersOf,
  recipientOf,
  upiOf,
  type PrintingShop,
} from './parcel.ts'

/** 4 × 6 inches, which label printers and couriers take. */
export const LABEL: Page = { width: 288, height: 432, margin: 12 }

const LEFT = LABEL.margin
const RIGHT = LABEL.width - LABEL.margin
const WIDTH = RIGHT - LEFT

/** Where each part begins: in the same place on every label, for couriers. */
const AT = { to: 106, collect: 248, parcel: 330, from: 382 } as const

/** The largest size at which a long address fits. */
const sizeOf = (pdf: Pdf, text: string, most: number): number => {
  const sizes = [11, 9.5, 8, 6.5] as const
  const fits = sizes.find((size) => heightOfText(pdf, text, { width: WIDTH, size }) <= most)
  return fits ?? 6
}

const drawRule = (pdf: Pdf, y: number): void => {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).stroke('#000000')
}

const drawNumber = (pdf: Pdf, order: StaffOrder, { name }: PrintingShop): void => {
  const { number } = order
  const [x, y] = [LEFT, LABEL.margin]
  writeText(pdf, name, { x, y, width: WIDTH / 2, size: 11, weight: BOLD, lineBreak: false })
  const numbers = numbersOf(order)
  pdf.font(BOLD, numbers === number ? 14 : 9)
  pdf.text(numbers, LEFT, LABEL.margin - 3, { width: WIDTH, align: 'right' })
  drawBarcode(pdf, number, { x: LEFT, y: 34, width: WIDTH, height: 58 })
  drawRule(pdf, AT.to - 6)
}

const drawRecipient = (pdf: Pdf, order: StaffOrder): void => {
  const { name, address, place, pin, phone } = recipientOf(order)
  pdf.font(REGULAR, 8).text('Deliver to · प्राप्तकर्ता', LEFT, AT.to, { width: WIDTH })
  writeText(pdf, name, { x: LEFT, width: WIDTH, size: name.length > 34 ? 10 : 13, weight: BOLD })
  const size = sizeOf(pdf, `${address}\n${place}`, 62)
  writeText(pdf, address, { x: LEFT, width: WIDTH, size })
  writeText(pdf, place, { x: LEFT, width: WIDTH, size })
  const y = AT.collect - 38
  pdf.font(BOLD, 25).text(pin, LEFT, y, { width: WIDTH / 2, lineBreak: false })
  pdf.font(BOLD, 12).text(phone, LEFT, y + 10, { width: WIDTH, align: 'right', lineBreak: false })
  drawRule(pdf, AT.collect - 4)
}

const drawCollect = (pdf: Pdf, order: StaffOrder, shop: PrintingShop): void => {
  const due = dueOf(order)
  const upi = upiOf(order, shop)
  const y = AT.collect + 4
  pdf.font(BOLD, 9)
  pdf.text(due > 0 ? 'COLLECT · नक़द लें' : 'PAID · COLLECT NOTHING', LEFT, y, { width: WIDTH })
  pdf.font(BOLD, 31).text(formatRupees(due), LEFT, y + 10, { width: WIDTH, lineBreak: false })
  if (upi !== undefined) {
    drawQr(pdf, upi, { x: RIGHT - 68, y: y - 2, side: 68 })
    pdf.font(REGULAR, 7.5).text('Cash, or scan to pay by UPI', LEFT, y + 58, { width: WIDTH - 76 })
  }
  drawRule(pdf, AT.parcel - 6)
}

const countOf = (order: StaffOrder): string => countText(unitsIn(order.orderItems), 'item')

/** The courier's number as a second bar code, if there is one. */
const drawShipment = (pdf: Pdf, order: StaffOrder): void => {
  const { shipment } = order
  pdf.font(REGULAR, 8).text(countOf(order), LEFT, AT.parcel, { width: WIDTH, align: 'right' })
  if (shipment) {
    const y = AT.parcel - 1
    const box = { x: LEFT, y, width: WIDTH - 60, height: 12 }
    writeText(pdf, shipment.courier, { ...box, size: 9, weight: BOLD })
    drawBarcode(pdf, shipment.awb, { x: LEFT, y: AT.parcel + 12, width: WIDTH, height: 22 })
    const below = AT.parcel + 35
    writeText(pdf, shipment.awb, { x: LEFT, y: below, width: WIDTH, size: 8, align: 'center' })
  }
  drawRule(pdf, AT.from - 4)
}

const drawSender = (pdf: Pdf, { name, address, phone }: PrintingShop): void => {
  const text = `If undelivered, return to: ${[name, ...address, phone].filter(Boolean).join(', ')}`
  const size = heightOfText(pdf, text, { width: WIDTH, size: 8 }) > 36 ? 6.5 : 8
  writeText(pdf, text, { x: LEFT, y: AT.from, width: WIDTH, height: 38, size })
}

/** A label per parcel, one per page. */
export const drawLabels = (pdf: Pdf, orders: readonly StaffOrder[], shop: PrintingShop): void => {
  for (const [place, order] of asParcels(orders).entries()) {
    if (place > 0) pdf.addPage({ size: [LABEL.width, LABEL.height], margin: LABEL.margin })
    drawNumber(pdf, order, shop)
    drawRecipient(pdf, order)
    drawCollect(pdf, order, shop)
    drawShipment(pdf, order)
    drawSender(pdf, shop)
  }
}
