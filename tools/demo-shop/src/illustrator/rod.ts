import type { Canvas } from './canvas.ts'
import { number } from './canvas.ts'
import { toHex } from './color.ts'
import type { Material } from './materials/material.ts'
import { normalize } from './vector.ts'
import type { Point, Vec } from './vector.ts'

type Rod = {
  points: readonly Vec[]
  width: number
  material: Material
  /** Bend smoothly through the points instead of straight from one to the next. */
  smooth?: boolean
  cap?: 'round' | 'butt'
}

const PIECES = 10

/** A Catmull-Rom curve through the points. */
const bend = (points: readonly Vec[]): Vec[] =>
  points.slice(0, -1).flatMap((_, index) => {
    const at = (step: number) =>
      points[Math.min(points.length - 1, Math.max(0, index + step))] ?? ([0, 0, 0] as const)
    const [a, b, c, d] = [at(-1), at(0), at(1), at(2)]
    const last = index === points.length - 2 ? 1 : 0
    return Array.from({ length: PIECES + last }, (__, piece) => {
      const t = piece / PIECES
      const on = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      return [on(0), on(1), on(2)] as const
    })
  })

/**
 * A round bar or wire: strokes stacked on each other, ever narrower and ever nearer to the light,
 * which reads as a round body whichever way it bends.
 */
export const rod = (canvas: Canvas, { points, width, material, smooth, cap = 'round' }: Rod) => {
  const line = (smooth ? bend(points) : points).map(canvas.camera.project)
  const layers = width < 9 ? 3 : width < 20 ? 5 : width < 44 ? 8 : 16
  cover(canvas, line, width)
  for (let layer = 0; layer < layers; layer += 1) {
    const t = layer / (layers - 1)
    const shift = (width / 2) * 0.62 * t
    const normal = normalize([0.62 - 1.16 * t, -0.62 + 1.2 * t, 0.34 + 0.4 * Math.sin(t * Math.PI)])
    const color = toHex(material.shade(normal, 1))
    const d = line.map(([x, y]) => `${number(x - shift * 0.62)} ${number(y - shift * 0.62)}`)
    canvas.raw(
      `<path d="M${d.join('L')}" fill="none" stroke="${color}" stroke-linejoin="round" ` +
        `stroke-linecap="${cap}" stroke-width="${number(width * (1 - t * 0.86))}"/>`,
    )
  }
}

const cover = (canvas: Canvas, line: readonly Point[], width: number) => {
  const half = width / 2
  canvas.path(
    line.flatMap(([x, y]) => [[x - half, y - half] as const, [x + half, y + half] as const]),
    'none',
  )
}
