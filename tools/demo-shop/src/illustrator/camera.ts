import type { Point, Vec } from './vector.ts'

/** Orthographic, so that products of any size sit side by side. */
export type Camera = {
  /** Towards the onlooker. */
  view: Vec
  project: (point: Vec) => Point
  /** Greater is nearer. */
  nearness: (point: Vec) => number
}

const DEGREE = Math.PI / 180

/** A camera that looks down by so many degrees. */
export const cameraAt = (pitch: number): Camera => {
  const sin = Math.sin(pitch * DEGREE)
  const cos = Math.cos(pitch * DEGREE)
  return {
    view: [0, sin, cos],
    project: ([x, y, z]) => [x, z * sin - y * cos],
    nearness: ([, y, z]) => y * sin + z * cos,
  }
}

/** The catalog's: slightly above, so that every mouth shows its ellipse. */
export const STUDIO = cameraAt(23)
