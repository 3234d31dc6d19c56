import type { Camera } from './camera.ts'
import type { Canvas } from './canvas.ts'
import { toHex } from './color.ts'
import type { Material } from './materials/material.ts'
import type { SectionSample } from './section.ts'
import { spunColor } from './spun.ts'
import { dot, normalize } from './vector.ts'
import type { Vec } from './vector.ts'

type Disc = {
  camera: Camera
  samples: readonly SectionSample[]
  radius: number
  material: Material
  light: number
  /** Brings a point of the body's own space to its place. */
  place: (local: Vec) => Vec
  /** The same for a direction. */
  turn: (direction: Vec) => Vec
  height: number
  up: 1 | -1
}

/** A flat end of a body: one shape in plastic, a fan of wedges where the metal is spun. */
export const disc = (
  options: Disc,
): { near: number; paint: (canvas: Canvas) => void } | undefined => {
  const { samples, radius, height, place, turn, up, material, light, camera } = options
  const normal = turn([0, up, 0])
  if (dot(normal, camera.view) <= 0) return undefined
  const rim = samples.map(({ coreX, coreZ, nx, nz }) =>
    place([coreX + nx * radius, height, coreZ + nz * radius]),
  )
  const center = place([0, height, 0])
  const boxy = samples.some(({ coreX, coreZ }) => coreX !== 0 || coreZ !== 0)
  const paint = (canvas: Canvas) => {
    const lean = (dx: number, dz: number) => {
      const seen = normalize(turn([dx, up, dz]))
      return toHex(material.shade(seen, light))
    }
    // The middle of a flat face is not seen under one angle only; a slight change over it says so.
    const stops = [
      [0, lean(-0.16, 0.05)],
      [0.5, lean(0, 0)],
      [1, lean(0.16, -0.05)],
    ] as const
    canvas.path(rim.map(camera.project), canvas.defs.linear(stops, [0.05, 0.1, 0.95, 0.9]))
    if (material.spun && !boxy) fan(canvas, options, rim, center)
  }
  return { near: camera.nearness(center), paint }
}

const fan = (
  canvas: Canvas,
  { samples, material, turn, up, light, camera }: Disc,
  rim: readonly Vec[],
  center: Vec,
) => {
  const middle = camera.project(center)
  const share = material.spun ?? 0
  for (const [index, { nx, nz }] of samples.entries()) {
    const wedge = [0, 1, 2].flatMap((step) => {
      const point = rim[(index + step) % rim.length]
      return point ? [camera.project(point)] : []
    })
    const angle = Math.atan2(nz, nx)
    const normalAt = () => [0, up, 0] as const
    canvas.path(
      [middle, ...wedge],
      toHex(spunColor({ material, light, angle, normalAt, share, turn })),
    )
  }
}
