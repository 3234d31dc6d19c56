import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { encode } from 'uqr'
import { colors } from '#theme/colors.ts'

export type Poster = {
  shop: string
  /** The largest text: "20% off". */
  headline: string
  name: string
  /** Products and end date. */
  lines: readonly string[]
  code?: string | undefined
  contact: string
  link: string
}

/** The tallest picture that a phone's chat shows uncut. */
export const POSTER_SIZE = { width: 1080, height: 1350 } as const

const GROUND = colors.ground.value
const EDGE = 80
const CODE_SIZE = 220

type Pen = CanvasRenderingContext2D

type Look = { size: number; weight: number; color: string; font: string }

/** Wraps words into lines; a word longer than a line is left whole. */
const linesOf = (pen: Pen, text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** Writes a text below `top`; returns the top of the next one. */
const write = (
  pen: Pen,
  text: string,
  top: number,
  { size, weight, color, font }: Look,
): number => {
  pen.font = `${weight} ${size}px ${font}`
  pen.fillStyle = color
  pen.textBaseline = 'top'
  const height = size * 1.25
  const lines = linesOf(pen, text, POSTER_SIZE.width - 2 * EDGE)
  for (const [place, line] of lines.entries()) pen.fillText(line, EDGE, top + place * height)
  return top + lines.length * height
}

const drawCode = (pen: Pen, content: string, left: number, top: number): void => {
  const { data, size } = encode(content, { ecc: 'M', border: 2 })
  const module = CODE_SIZE / size
  pen.fillStyle = colors.white.value
  pen.fillRect(left, top, CODE_SIZE, CODE_SIZE)
  pen.fillStyle = BRAND_COLORS.ink
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(left + x * module, top + y * module, module + 0.5, module + 0.5)
}

type Fonts = { heading: string; body: string }

/** Draws a poster; its fonts must be loaded. */
export const drawPoster = (pen: Pen, poster: Poster, { heading, body }: Fonts): void => {
  const { width, height } = POSTER_SIZE
  const { accent, ink, band } = BRAND_COLORS
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = band
  pen.fillRect(0, 0, width, 760)
  pen.fillStyle = accent
  pen.fillRect(0, 760, width, 16)
  const onBand = { color: GROUND, font: body }
  let top = write(pen, poster.shop, 90, { ...onBand, size: 52, weight: 600, font: heading })
  const isLong = poster.headline.length > 24
  top = write(pen, poster.headline, Math.max(top + 40, 220), {
    size: isLong ? 92 : 150,
    weight: 700,
    color: accent,
    font: heading,
  })
  write(pen, poster.name, top + 24, { ...onBand, size: 58, weight: 600 })
  top = 820
  for (const line of poster.lines)
    top = 12 + write(pen, line, top, { size: 46, weight: 500, color: ink, font: body })
  if (poster.code !== undefined)
    write(pen, poster.code, top + 8, { size: 58, weight: 700, color: ink, font: body })
  drawCode(pen, poster.link, width - EDGE - CODE_SIZE, height - 70 - CODE_SIZE)
  write(pen, poster.contact, height - 70 - 40, { size: 34, weight: 500, color: ink, font: body })
}
