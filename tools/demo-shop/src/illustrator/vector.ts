/** A point or direction of the model: x to the right, y up, z towards the onlooker. */
export type Vec = readonly [x: number, y: number, z: number]

/** A point of the picture: x to the right, y down. */
export type Point = readonly [x: number, y: number]

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

const scale = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor, a[2] * factor]

export const normalize = (a: Vec): Vec => {
  const length = Math.hypot(a[0], a[1], a[2])
  return length === 0 ? [0, 0, 1] : scale(a, 1 / length)
}

/** Turned around the x axis: a positive angle leans the top away from the onlooker. */
export const rotate = (a: Vec, angle: number): Vec => {
  if (angle === 0) return a
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [a[0], a[1] * cos + a[2] * sin, a[2] * cos - a[1] * sin]
}

/** 0 below `from`, 1 above `to`, an S-curve between them. Also runs downwards when from > to. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value))
