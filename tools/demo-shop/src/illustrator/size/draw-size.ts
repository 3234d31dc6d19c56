import { number } from '#illustrator/canvas.ts'
import type { Bounds } from '#illustrator/canvas.ts'
import { HAND_HEIGHT, HAND_WIDTH, handMarkup } from './hand.ts'
import { lettering, widthOf } from './lettering.ts'

/** Of the whole product, in centimetres. */
export type Measures = { width: number; height: number }

type Sized = { measures: Measures; bounds: Bounds; drawing: string }

const TILE = 1000
const INK = '#3f464d'
const GRID = '#dde2e2'
const SKIN = '#c9a184'
const CREASE = '#b08768'
const TEXT = 34
const TICK = 11

/** From the product to its dimension lines. */
const AWAY = 38
const MARGIN = 44
const BELOW = 150
/** Between the product and the hand. */
const GAP = 70
/** Of a square of the grid, in centimetres. */
const SQUARE = 5

const labelOf = (centimetres: number) => `${centimetres} cm`

/** How the product and the hand share the tile: at one scale, on one ground. */
const layout = ({ measures, bounds }: Sized) => {
  const width = bounds.right - bounds.left
  const height = bounds.bottom - bounds.top
  // Of the product's own units to a centimetre; forms keep their proportions only roughly.
  const units = Math.sqrt((width * height) / (measures.width * measures.height))
  const upright = AWAY + TICK * 2 + widthOf(labelOf(measures.height), TEXT) + MARGIN
  const across = TILE - upright - MARGIN - GAP
  const down = TILE - MARGIN * 2 - BELOW
  const scale = Math.min(
    across / (width + HAND_WIDTH * units),
    down / Math.max(height, HAND_HEIGHT * units),
  )
  const total = scale * (width + HAND_WIDTH * units) + GAP
  const left = upright + (TILE - upright - MARGIN - total) / 2
  const tallest = scale * Math.max(height, HAND_HEIGHT * units)
  const ground = MARGIN * 2 + tallest + (down - tallest) / 2
  return { scale, cm: scale * units, left, ground, width: width * scale, height: height * scale }
}

type Line = { from: readonly [number, number]; to: readonly [number, number] }

const stroke = ({ from: [x1, y1], to: [x2, y2] }: Line) =>
  `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`

const rule = (label: string, { from, to }: Line) => {
  const upright = from[0] === to[0]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const ends = [from, to].map(([px, py]) =>
    stroke(
      upright
        ? { from: [px - TICK, py], to: [px + TICK, py] }
        : { from: [px, py - TICK], to: [px, py + TICK] },
    ),
  )
  const place = upright
    ? { x: x - TICK * 2 - widthOf(label, TEXT) / 2, y }
    : { x, y: y + TICK * 2 + TEXT / 2 }
  const path = `${stroke({ from, to })}${ends.join('')}`
  return [
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
    lettering(label, { ...place, height: TEXT, color: INK }),
  ].join('')
}

const grid = (cm: number, left: number, ground: number) => {
  const step = cm * SQUARE
  const lines: string[] = []
  for (let x = left % step; x < TILE; x += step) lines.push(`M${number(x)} 0V${TILE}`)
  for (let y = ground % step; y < TILE; y += step) lines.push(`M0 ${number(y)}H${TILE}`)
  return `<path d="${lines.join('')}" fill="none" stroke="${GRID}" stroke-width="2"/>`
}

/** How large the product is: with its dimensions, before squares of five centimetres and beside a hand. */
export const drawSize = (sized: Sized): string => {
  const { measures, bounds, drawing } = sized
  const { scale, cm, left, ground, width, height } = layout(sized)
  const product =
    `translate(${number(left - bounds.left * scale)} ${number(ground - bounds.bottom * scale)}) ` +
    `scale(${scale.toFixed(4)})`
  const middle = left + width + GAP + (HAND_WIDTH * cm) / 2
  const hand = `translate(${number(middle)} ${number(ground)}) scale(${cm.toFixed(4)})`
  return [
    `<rect width="${TILE}" height="${TILE}" fill="#f6f7f5"/>`,
    grid(cm, left, ground),
    `<path d="M0 ${number(ground)}H${TILE}" stroke="#c3cac9" stroke-width="3"/>`,
    `<g transform="${hand}">${handMarkup(SKIN, CREASE)}</g>`,
    `<g transform="${product}">${drawing}</g>`,
    rule(labelOf(measures.height), {
      from: [left - AWAY, ground - height],
      to: [left - AWAY, ground],
    }),
    rule(labelOf(measures.width), {
      from: [left, ground + AWAY],
      to: [left + width, ground + AWAY],
    }),
  ].join('')
}
