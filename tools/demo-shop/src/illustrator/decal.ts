import type { Canvas, Stop } from './canvas.ts'
import { toHex } from './color.ts'
import type { Material } from './materials/material.ts'
import { radiusAt } from './profile.ts'
import type { Profile } from './profile.ts'
import { dot } from './vector.ts'
import type { Point, Vec } from './vector.ts'

export type Decal = {
  /** The shape flat on the table: x to the right, y up, around its own middle. */
  shape: readonly Point[]
  /** The body that it is put on. */
  profile: Profile
  at?: Vec
  /** Where on the body: degrees to the right of the front, and height. */
  angle: number
  height: number
  material: Material
  /** Flat sides of a box: x is a distance then, not a way around. */
  flat?: { front: number }
  light?: number
}

/** A printed or punched shape that follows the body it sits on; nothing where it is out of sight. */
export const decal = (canvas: Canvas, options: Decal): void => {
  const { shape, angle, height, profile, at = [0, 0, 0], material, flat, light = 1 } = options
  const around = (x: number, y: number): { point: Vec; normal: Vec } => {
    if (flat)
      return { point: [at[0] + x, at[1] + height + y, at[2] + flat.front], normal: [0, 0, 1] }
    const radius = radiusAt(profile, height + y)
    const theta = (angle * Math.PI) / 180 + x / Math.max(20, radiusAt(profile, height))
    const normal: Vec = [Math.sin(theta), 0, Math.cos(theta)]
    return {
      point: [at[0] + radius * normal[0], at[1] + height + y, at[2] + radius * normal[2]],
      normal,
    }
  }
  if (dot(around(0, 0).normal, canvas.camera.view) < 0.06) return
  const placed = shape.map(([x, y]) => around(x, y))
  const xs = placed.map(({ point }) => point[0])
  const left = Math.min(...xs)
  const width = Math.max(0.1, Math.max(...xs) - left)
  const stops = placed
    .map(({ point, normal }): Stop => [
      (point[0] - left) / width,
      toHex(material.shade(normal, light)),
    ])
    .sort((a, b) => a[0] - b[0])
    .filter((_, index, all) => index % Math.ceil(all.length / 8) === 0 || index === all.length - 1)
  canvas.path(
    placed.map(({ point }) => canvas.camera.project(point)),
    canvas.defs.linear(stops),
  )
}

/** A round or oval shape. */
export const oval = (rx: number, ry = rx, points = 20): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2
    return [rx * Math.cos(angle), ry * Math.sin(angle)] as const
  })

export const star = (radius: number, points = 5): Point[] =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * Math.PI * 2 + Math.PI / 2
    const r = index % 2 === 0 ? radius : radius * 0.5
    return [r * Math.cos(angle), r * Math.sin(angle)] as const
  })

/** An upright slot with round ends. */
export const slot = (width: number, height: number): Point[] =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = ((index + 0.5) / 16) * Math.PI * 2
    const y = (width / 2) * Math.sin(angle)
    return [
      (width / 2) * Math.cos(angle),
      y + Math.sign(y) * Math.max(0, (height - width) / 2),
    ] as const
  })
