import { unitsIn } from '@bartan/contract/cart/rules'
import type { OrderLine, StaffOrder } from '@bartan/contract/orders/schema'
import { choiceName } from '@bartan/contract/products/names'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { drawBarcode, drawQr } from '../pdf/draw-code.ts'
import { A4, type Page, type Pdf } from '../pdf/new-pdf.ts'
import { BOLD, REGULAR } from '../pdf/scripts.ts'
import { heightOfText, writeText } from '../pdf/write-text.ts'
import { countText, dueOf, recipientOf, upiOf, type PrintingShop } from './parcel.ts'

/** An A4 sheet without margins: each of its four slips has its own. */
export const SHEET: Page = { ...A4, margin: 6 }

const SLIP = { width: A4.width / 2, height: A4.height / 2, padding: 20 }
const WIDTH = SLIP.width - 2 * SLIP.padding

/** Space below a slip's lines for the amount to collect. */
const FOOT = 74
const PER_SHEET = 4

type Slip = { order: StaffOrder; lines: OrderLine[]; part: string }

type Corner = { x: number; y: number }

const cornerOf = (slip: number): Corner => ({
  x: (slip % 2) * SLIP.width + SLIP.padding,
  y: Math.floor(slip / 2) * SLIP.height + SLIP.padding,
})

const drawCuts = (pdf: Pdf): void => {
  pdf
    .moveTo(SLIP.width, 0)
    .lineTo(SLIP.width, A4.height)
    .moveTo(0, SLIP.height)
    .lineTo(A4.width, SLIP.height)
    .lineWidth(0.4)
    .dash(3, { space: 3 })
    .stroke('#888888')
  pdf.undash()
}

const drawHead = (pdf: Pdf, order: StaffOrder, shop: PrintingShop, { x, y }: Corner): void => {
  const { name, place, pin, phone } = recipientOf(order)
  const date = dayOf(new Date(order.createdAt)).split('-').reverse().join('/')
  pdf.font(BOLD, 13).text(order.number, x, y, { width: WIDTH / 2 })
  writeText(pdf, `${shop.name} · ${date}`, { x, y: y + 18, width: WIDTH / 2, size: 8 })
  drawBarcode(pdf, order.number, { x: x + WIDTH / 2, y, width: WIDTH / 2, height: 26 })
  pdf.y = y + 36
  writeText(pdf, name, { x, width: WIDTH, size: 10, weight: BOLD })
  writeText(pdf, `${place} ${pin} · ${phone}`, { x, width: WIDTH, size: 8 })
  pdf.y += 6
  pdf
    .moveTo(x, pdf.y)
    .lineTo(x + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke('#000000')
  pdf.y += 5
}

const drawLine = (pdf: Pdf, line: OrderLine, x: number): void => {
  const { y } = pdf
  pdf
    .rect(x, y + 2, 8, 8)
    .lineWidth(0.7)
    .stroke('#000000')
  pdf.font(BOLD, 10).text(`${line.quantity} ×`, x + 14, y, { width: 32, lineBreak: false })
  pdf.y = y + 1
  writeText(pdf, line.name, { x: x + 48, width: WIDTH - 48, size: 9 })
  const details = [choiceName(line), line.sku].filter(Boolean).join(' · ')
  if (details !== '') writeText(pdf, details, { x: x + 48, width: WIDTH - 48, size: 7.5 })
  pdf.y += 4
}

const heightOf = (pdf: Pdf, { name }: OrderLine): number =>
  heightOfText(pdf, name, { width: WIDTH - 48, size: 9 }) + 18

const drawFoot = (pdf: Pdf, { order, part }: Slip, shop: PrintingShop, { x, y }: Corner): void => {
  const top = y + SLIP.height - 2 * SLIP.padding - FOOT + 8
  const due = dueOf(order)
  const upi = upiOf(order, shop)
  pdf
    .font(REGULAR, 8)
    .text(
      [countText(unitsIn(order.orderItems), 'unit'), part].filter(Boolean).join(' · '),
      x,
      top,
      { width: WIDTH / 2 },
    )
  pdf.font(BOLD, 8).text(due > 0 ? 'To collect · नक़द लें' : 'Paid', x, top + 14, { width: WIDTH / 2 })
  pdf.font(BOLD, 18).text(formatRupees(due), x, top + 24, { width: WIDTH / 2 })
  if (upi !== undefined) drawQr(pdf, upi, { x: x + WIDTH - 62, y: top, side: 62 })
}

/** An order's lines by slip; a long list continues on the next slip. */
const slipsOf = (pdf: Pdf, order: StaffOrder): OrderLine[][] => {
  const room = SLIP.height - 2 * SLIP.padding - FOOT - 78
  const slips: OrderLine[][] = [[]]
  let used = 0
  for (const line of order.orderItems) {
    const height = heightOf(pdf, line)
    if (used > 0 && used + height > room) {
      slips.push([])
      used = 0
    }
    slips.at(-1)?.push(line)
    used += height
  }
  return slips
}

const toSlips = (pdf: Pdf, order: StaffOrder): Slip[] =>
  slipsOf(pdf, order).map((lines, place, { length }) => ({
    order,
    lines,
    part: length > 1 ? `slip ${place + 1} of ${length}` : '',
  }))

/** The contents of each parcel, four slips per sheet. */
export const drawSlips = (pdf: Pdf, orders: readonly StaffOrder[], shop: PrintingShop): void => {
  const slips = orders.flatMap((order) => toSlips(pdf, order))
  for (const [at, slip] of slips.entries()) {
    const place = at % PER_SHEET
    if (place === 0 && at > 0)
      pdf.addPage({ size: [SHEET.width, SHEET.height], margin: SHEET.margin })
    if (place === 0) drawCuts(pdf)
    const corner = cornerOf(place)
    drawHead(pdf, slip.order, shop, corner)
    for (const line of slip.lines) drawLine(pdf, line, corner.x)
    drawFoot(pdf, slip, shop, corner)
  }
}
