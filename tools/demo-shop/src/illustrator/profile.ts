import type { Point } from './vector.ts'

/** A corner of a profile: distance from the axis, height, and how round it is. */
export type Corner = readonly [radius: number, height: number, fillet?: number]

/** A fine polyline of [radius, height]; the surface's outside lies to the left of its direction. */
export type Profile = readonly Point[]

// Pieces of a curve are about so long.
const STEP = 4
// A mirror shows where a curve is made of flats: there they are this short, and turn by no more than this.
const POLISHED_STEP = 2.4
const TURN = Math.PI / 50
const SHORTEST = 1.6

const towards = (from: Corner, to: Corner, distance: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const t = Math.min(0.5, distance / length)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

const angleOf = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0])

const piecesOf = (from: Point, control: Point, to: Point, isPolished: boolean): number => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const plain = Math.ceil(Math.max(length / STEP, Math.min(4, length / SHORTEST)))
  if (!isPolished) return plain
  const turned = Math.abs(angleOf(from, control) - angleOf(control, to))
  const turn = Math.min(turned, 2 * Math.PI - turned)
  return Math.ceil(
    Math.max(plain, length / POLISHED_STEP, Math.min(turn / TURN, length / SHORTEST)),
  )
}

const curve = (from: Point, control: Point, to: Point, isPolished: boolean): Point[] => {
  const count = piecesOf(from, control, to, isPolished)
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const u = 1 - t
    return [
      u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
    ] as const
  })
}

/**
 * A polyline whose corners are rounded by their fillets. It runs with the surface's outside on its
 * left: from the middle of a lid outwards and down, or from the inner bottom of a bowl up and over
 * the rim.
 */
export const profile = (corners: readonly Corner[], isPolished = false): Profile =>
  corners.flatMap((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    if (!corner[2] || !before || !after) return [[corner[0], corner[1]] as const]
    return curve(
      towards(corner, before, corner[2]),
      [corner[0], corner[1]],
      towards(corner, after, corner[2]),
      isPolished,
    )
  })

/** Straight stretches cut into pieces, so that light may change along them. */
export const subdivide = (points: Profile, longest: (from: Point, to: Point) => number): Profile =>
  points.flatMap((point, index) => {
    const before = points[index - 1]
    // A flat end is one piece, whatever its size.
    if (!before || (point[1] === before[1] && Math.min(point[0], before[0]) <= 0)) return [point]
    const length = Math.hypot(point[0] - before[0], point[1] - before[1])
    const count = Math.max(1, Math.ceil(length / longest(before, point)))
    return Array.from({ length: count }, (_, piece) => {
      const t = (piece + 1) / count
      return [
        before[0] + (point[0] - before[0]) * t,
        before[1] + (point[1] - before[1]) * t,
      ] as const
    })
  })

/** The widest radius at a height. */
export const radiusAt = (points: Profile, height: number): number => {
  let widest = 0
  for (let index = 1; index < points.length; index += 1) {
    const [r1, y1] = points[index - 1] ?? [0, 0]
    const [r2, y2] = points[index] ?? [0, 0]
    if ((height - y1) * (height - y2) > 0) continue
    const t = y1 === y2 ? 0 : (height - y1) / (y2 - y1)
    widest = Math.max(widest, r1 + (r2 - r1) * t)
  }
  return widest
}
