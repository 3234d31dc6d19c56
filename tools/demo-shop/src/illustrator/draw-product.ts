import { Definitions, number } from './canvas.ts'
import type { Bounds } from './canvas.ts'
import { forms } from './forms.ts'
import type { FormName } from './forms.ts'
import { tileColor } from './palette.ts'
import { hashText, random } from './random.ts'
import { Sketch } from './sketch.ts'

export type Picture = {
  form: FormName
  /** One of the shop's colors; a product without colors has none. */
  color?: string
  material: string
  /** Other numbers give other proportions of the same form. */
  seed?: number
}

export type Drawing = { shadows: string; body: string; bounds: Bounds }

/** The product alone, around its own origin on the ground. */
export const sketchProduct = (
  { form, color, material, seed = 0 }: Picture,
  defs: Definitions,
): Drawing => {
  const sketch = new Sketch(defs, color, material, hashText(`${form} ${seed}`))
  forms[form](sketch)
  return {
    shadows: sketch.shadows.markup(),
    body: sketch.canvas.markup(),
    bounds: sketch.canvas.bounds,
  }
}

const TILE = 1000
const WIDEST = 850
const TALLEST = 740
// What the eye compares in a grid is area more than width or height.
const EVEN = 615

const fit = ({ left, top, right, bottom }: Bounds) => {
  const width = right - left
  const height = bottom - top
  const scale = Math.min(WIDEST / width, TALLEST / height, EVEN / Math.sqrt(width * height))
  const x = TILE / 2 - ((left + right) / 2) * scale
  const y = TILE * 0.51 - ((top + bottom) / 2) * scale
  return `translate(${number(x)} ${number(y)}) scale(${scale.toFixed(4)})`
}

/** The catalog picture of a product: a square SVG of 1000 × 1000 units on its tinted tile. */
export const drawProduct = (picture: Picture, pixels = TILE): string => {
  const defs = new Definitions()
  const { shadows, body, bounds } = sketchProduct(picture, defs)
  const tint = tileColor(picture.color, random(hashText(picture.form))())
  const glow = defs.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.42, 0.36, 0.62],
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" ` +
    `width="${pixels}" height="${pixels}">${defs.markup()}<rect width="${TILE}" height="${TILE}" fill="${tint}"/>` +
    `<rect width="${TILE}" height="${TILE}" fill="${glow}"/>` +
    `<g transform="${fit(bounds)}">${shadows}${body}</g></svg>`
  )
}
