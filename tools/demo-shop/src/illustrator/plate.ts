import type { Canvas, Stop } from './canvas.ts'
import { toHex } from './color.ts'
import type { Material } from './materials/material.ts'
import { normalize } from './vector.ts'
import type { Point, Vec } from './vector.ts'

export type Plate = {
  /** The outline as seen from the front: x to the right, y up. */
  outline: readonly Point[]
  at: Vec
  material: Material
  /** How much the sheet is domed from side to side, which is what its light runs over. */
  bulge?: number
  light?: number
}

/** A thin upright sheet facing the onlooker: a blade, a fork's head, a spatula. */
export const plate = (
  canvas: Canvas,
  { outline, at, material, bulge = 0.5, light = 1 }: Plate,
): void => {
  const stops = [-1, -0.6, -0.25, 0, 0.25, 0.6, 1].map((x): Stop => [
    (x + 1) / 2,
    toHex(material.shade(normalize([x * bulge - 0.34, 0.3, 1]), light)),
  ])
  const points = outline.map(([x, y]) => canvas.camera.project([at[0] + x, at[1] + y, at[2]]))
  canvas.path(points, canvas.defs.linear(stops))
}
