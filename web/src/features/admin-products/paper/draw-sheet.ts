import { colors } from '#theme/colors.ts'
import type { Sheet } from './paper-sizes.ts'

/** A product on a printed sheet. */
export type Card = {
  code: string
  name: string
  price: string
  image: CanvasImageSource | undefined
}

export type SheetOf = {
  sheet: Sheet
  cards: readonly Card[]
  title: string
  at: string
  foot: string
}

const EDGE = 0.03
const NAME_LINES = 2

/** Wraps text into rows of a width; cuts the last row with an ellipsis. */
const rowsOf = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim()
    if (rows.length > 0 && context.measureText(longer).width <= width)
      rows[rows.length - 1] = longer
    else rows.push(word)
  }
  if (rows.length <= NAME_LINES) return rows
  return [...rows.slice(0, NAME_LINES - 1), `${rows[NAME_LINES - 1]} …`]
}

type Box = { x: number; y: number; width: number; height: number }

const drawCode = (
  context: CanvasRenderingContext2D,
  code: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  context.font = `700 ${size}px ${fontFamily()}`
  const wide = context.measureText(code).width + size
  context.fillStyle = colors.saffron.DEFAULT.value
  context.beginPath()
  context.roundRect(x, y, wide, size * 1.5, size * 0.3)
  context.fill()
  context.fillStyle = colors.ink.DEFAULT.value
  context.fillText(code, x + size / 2, y + size * 1.12)
}

/** The page's font, which has the scripts of the shop's languages. */
const fontFamily = (): string => getComputedStyle(document.body).fontFamily

const drawCard = (context: CanvasRenderingContext2D, card: Card, box: Box): void => {
  const size = Math.min(box.width * 0.075, box.height * 0.065)
  const texts = size * (NAME_LINES * 1.3 + 1.9)
  const side = Math.min(box.width, box.height - texts)
  const tile = { x: box.x + (box.width - side) / 2, y: box.y, width: side, height: side }
  context.fillStyle = colors.sand.DEFAULT.value
  context.beginPath()
  context.roundRect(tile.x, tile.y, side, side, size / 2)
  context.fill()
  if (card.image) {
    context.save()
    context.clip()
    context.drawImage(card.image, tile.x, tile.y, side, side)
    context.restore()
  }
  drawCode(context, card.code, { ...tile, size: size * 1.6 })
  context.fillStyle = colors.ink.DEFAULT.value
  context.font = `500 ${size}px ${fontFamily()}`
  const rows = rowsOf(context, card.name, box.width)
  for (const [at, row] of rows.entries())
    context.fillText(row, box.x, tile.y + side + size * 1.3 * (at + 1), box.width)
  context.font = `700 ${size * 1.2}px ${fontFamily()}`
  context.fillText(card.price, box.x, tile.y + side + texts - size * 0.3, box.width)
}

const WEIGHTS = [500, 600, 700] as const

/** Loads font files for scripts that the page itself doesn't show. */
export const loadLetters = async (text: string): Promise<void> => {
  const fonts = WEIGHTS.map((weight) => document.fonts.load(`${weight} 20px ${fontFamily()}`, text))
  await Promise.allSettled(fonts)
}

/** Draws one sheet: the shop's name above, products in columns, and how to order below. */
export const drawSheet = ({ sheet, cards, title, at, foot }: SheetOf): HTMLCanvasElement => {
  const { width, height, columns, rows } = sheet
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  const edge = width * EDGE
  const line = width * 0.036
  context.fillStyle = colors.paper.value
  context.fillRect(0, 0, width, height)
  context.fillStyle = colors.teal.deep.value
  context.fillRect(0, 0, width, line * 2)
  context.fillStyle = colors.paper.value
  context.font = `700 ${line}px ${fontFamily()}`
  context.fillText(title, edge, line * 1.35, width * 0.55)
  context.textAlign = 'right'
  context.font = `500 ${line * 0.75}px ${fontFamily()}`
  context.fillText(at, width - edge, line * 1.3, width * 0.38)
  context.textAlign = 'center'
  context.fillStyle = colors.ink.DEFAULT.value
  context.font = `600 ${line * 0.72}px ${fontFamily()}`
  context.fillText(foot, width / 2, height - edge * 0.8, width - 2 * edge)
  context.textAlign = 'left'
  const top = line * 2 + edge
  const cell = {
    width: (width - edge * (columns + 1)) / columns,
    height: (height - top - edge * 2 - line * 0.5 - edge * (rows - 1)) / rows,
  }
  for (const [place, card] of cards.entries())
    drawCard(context, card, {
      ...cell,
      x: edge + (place % columns) * (cell.width + edge),
      y: top + Math.floor(place / columns) * (cell.height + edge),
    })
  return canvas
}
