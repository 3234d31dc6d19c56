import { unitsIn } from '@bartan/contract/cart/rules'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { A4, type Pdf } from '../pdf/new-pdf.ts'
import { BOLD, REGULAR } from '../pdf/scripts.ts'
import { heightOfText, writeText } from '../pdf/write-text.ts'
import { countText } from './parcel.ts'
import type { Pick } from './pick-list.ts'

const LEFT = A4.margin
const WIDTH = A4.width - 2 * A4.margin
const BOTTOM = A4.height - A4.margin

const COLUMNS = { tick: 18, quantity: 44, sku: 110, orders: 130 } as const
const NAME = LEFT + COLUMNS.tick + COLUMNS.quantity
const NAME_WIDTH = WIDTH - COLUMNS.tick - COLUMNS.quantity - COLUMNS.sku - COLUMNS.orders - 12
const SKU = NAME + NAME_WIDTH + 6
const ORDERS = SKU + COLUMNS.sku + 6

/** More order numbers don't help on paper. */
const MAX_NUMBERS = 6

const numbersOf = ({ numbers }: Pick): string => {
  const shown = numbers.slice(0, MAX_NUMBERS).join(', ')
  const more = numbers.length - MAX_NUMBERS
  return more > 0 ? `${shown} +${more}` : shown
}

const nameOf = ({ name, choice }: Pick): string => (choice === '' ? name : `${name} · ${choice}`)

const heightOf = (pdf: Pdf, pick: Pick): number => {
  const name = heightOfText(pdf, nameOf(pick), { width: NAME_WIDTH, size: 10 })
  const sku = heightOfText(pdf, pick.sku || ' ', { width: COLUMNS.sku, size: 9 })
  const numbers = pdf.font(REGULAR, 7.5).heightOfString(numbersOf(pick), { width: COLUMNS.orders })
  return Math.max(name, sku, numbers, 16) + 8
}

const drawHead = (pdf: Pdf): void => {
  const { y } = pdf
  pdf.font(BOLD, 8)
  pdf.text('Qty', LEFT + COLUMNS.tick, y)
  pdf.text('Product', NAME, y)
  pdf.text('SKU', SKU, y)
  pdf.text('Orders', ORDERS, y)
  pdf.y = y + 14
  drawRule(pdf, pdf.y - 2, 0.8)
}

const drawRule = (pdf: Pdf, y: number, width: number): void => {
  pdf
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(width)
    .stroke('#999999')
}

const drawPick = (pdf: Pdf, pick: Pick): void => {
  const height = heightOf(pdf, pick)
  if (pdf.y + height > BOTTOM) {
    pdf.addPage({ size: [A4.width, A4.height], margin: A4.margin })
    drawHead(pdf)
  }
  const y = pdf.y + 3
  pdf
    .rect(LEFT, y + 2, 10, 10)
    .lineWidth(0.7)
    .stroke('#000000')
  pdf.font(BOLD, 13).text(String(pick.quantity), LEFT + COLUMNS.tick, y - 2)
  pdf.y = y
  writeText(pdf, nameOf(pick), { x: NAME, width: NAME_WIDTH, size: 10 })
  writeText(pdf, pick.sku, { x: SKU, y, width: COLUMNS.sku, size: 9 })
  pdf.font(REGULAR, 7.5).text(numbersOf(pick), ORDERS, y + 1, { width: COLUMNS.orders })
  pdf.y = y - 3 + height
  drawRule(pdf, pdf.y - 1, 0.3)
}

export const drawPickList = (
  pdf: Pdf,
  picks: readonly Pick[],
  { orders, at }: { orders: number; at: Date },
): void => {
  const day = dayOf(at).split('-').reverse().join('/')
  pdf.font(BOLD, 16).text('Pick list · चुनने की सूची', LEFT, A4.margin)
  pdf
    .font(REGULAR, 9)
    .text(
      [
        day,
        countText(orders, 'order'),
        countText(picks.length, 'product'),
        countText(unitsIn(picks), 'unit'),
      ].join(' · '),
    )
  pdf.moveDown(1)
  drawHead(pdf)
  for (const pick of picks) drawPick(pdf, pick)
}
