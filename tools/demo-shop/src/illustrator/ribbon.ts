import type { Canvas, Stop } from './canvas.ts'
import { toHex } from './color.ts'
import type { Color } from './color.ts'
import type { Point } from './vector.ts'
import { lerp } from './vector.ts'

/** One rung of a ribbon: its two ends and the light on it. */
export type RibbonEdge = { top: Point; bottom: Point; color: Color; opacity?: number }

/** The direction in which a ribbon's colors change: along x or y of the picture. */
export type Along = 0 | 1

/**
 * A band between two lines, as one path whose gradient carries the colors of its rungs: smooth by
 * construction, and one shape where a mesh would need a hundred.
 */
export const ribbon = (canvas: Canvas, rungs: readonly RibbonEdge[], along: Along = 0): void => {
  const points = [...rungs.map(({ top }) => top), ...rungs.map(({ bottom }) => bottom).toReversed()]
  const places = points.map((point) => point[along])
  const start = Math.min(...places)
  const length = Math.max(...places) - start
  if (length < 0.3) return
  const stops = rungs
    .map(({ top, bottom, color, opacity }) => ({
      offset: ((top[along] + bottom[along]) / 2 - start) / length,
      color,
      opacity,
    }))
    .sort((a, b) => a.offset - b.offset)
  const gradient = canvas.defs.linear(thin(stops).map(toStop), [0, 0, 1 - along, along])
  canvas.path(points, gradient)
}

type RawStop = { offset: number; color: Color; opacity?: number }

const toStop = ({ offset, color, opacity }: RawStop): Stop => [offset, toHex(color), opacity]

const TOLERANCE = 0.01

/** Leaves out the stops that their neighbors' mixture already gives. */
const thin = (stops: readonly RawStop[]): RawStop[] => {
  const kept: RawStop[] = []
  let from = 0
  for (const [index, stop] of stops.entries()) {
    const first = stops[from]
    if (index === 0 || index === stops.length - 1) {
      kept.push(stop)
      continue
    }
    const next = stops[index + 1]
    if (!first || !next) continue
    const between = stops.slice(from + 1, index + 1)
    if (between.every((middle) => isMixture(first, middle, next))) continue
    kept.push(stop)
    from = index
  }
  return kept
}

const isMixture = (from: RawStop, middle: RawStop, to: RawStop): boolean => {
  const t =
    to.offset === from.offset ? 0 : (middle.offset - from.offset) / (to.offset - from.offset)
  const near = (a: number, b: number, c: number) => Math.abs(lerp(a, c, t) - b) < TOLERANCE
  return (
    near(from.color[0], middle.color[0], to.color[0]) &&
    near(from.color[1], middle.color[1], to.color[1]) &&
    near(from.color[2], middle.color[2], to.color[2]) &&
    near(from.opacity ?? 1, middle.opacity ?? 1, to.opacity ?? 1)
  )
}
