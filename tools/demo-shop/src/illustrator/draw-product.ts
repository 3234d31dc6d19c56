import { STUDIO } from './camera.ts'
import { Definitions, number } from './canvas.ts'
import type { Bounds } from './canvas.ts'
import { forms } from './forms.ts'
import { tileColor } from './palette.ts'
import type { Picture } from './picture.ts'
import { hashText, random } from './random.ts'
import { drawSize } from './size/draw-size.ts'
import { Sketch } from './sketch.ts'
import { cameraOf, LEVEL } from './view.ts'

export type Drawing = { shadows: string; body: string; bounds: Bounds }

/** The product alone, around its own origin on the ground. */
export const sketchProduct = (
  { form, color, material, seed = 0, view = 'front' }: Picture,
  defs: Definitions,
  camera = STUDIO,
): Drawing => {
  const sketch = new Sketch(defs, {
    color,
    material,
    seed: hashText(`${form} ${seed}`),
    view,
    camera,
  })
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

const drawTile = (picture: Picture, defs: Definitions) => {
  const camera = cameraOf(picture.form, picture.view)
  const { shadows, body, bounds } = sketchProduct(picture, defs, camera)
  const tint = tileColor(picture.color, random(hashText(picture.form))())
  const glow = defs.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.42, 0.36, 0.62],
  )
  return (
    `<rect width="${TILE}" height="${TILE}" fill="${tint}"/>` +
    `<rect width="${TILE}" height="${TILE}" fill="${glow}"/>` +
    `<g transform="${fit(bounds)}">${shadows}${body}</g>`
  )
}

/** The catalog picture of a product: a square SVG of 1000 × 1000 units on its tinted tile. */
export const drawProduct = (picture: Picture, pixels = TILE): string => {
  const defs = new Definitions()
  const { measures } = picture
  const drawn = measures && sketchProduct({ ...picture, view: 'bare' }, defs, LEVEL)
  const shapes =
    measures && drawn
      ? drawSize({ measures, bounds: drawn.bounds, drawing: drawn.body })
      : drawTile(picture, defs)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" ` +
    `width="${pixels}" height="${pixels}">${defs.markup()}${shapes}</svg>`
  )
}
