import type { Point, Vec } from './vector.ts'

// One camera for the whole catalog: orthographic, so that products of any size sit side by side,
// and slightly above, so that every mouth shows its ellipse.
const PITCH = (23 * Math.PI) / 180
const SIN = Math.sin(PITCH)
const COS = Math.cos(PITCH)

/** Towards the onlooker. */
export const VIEW: Vec = [0, SIN, COS]

export const project = ([x, y, z]: Vec): Point => [x, z * SIN - y * COS]

/** Greater is nearer. */
export const nearness = ([, y, z]: Vec): number => y * SIN + z * COS
