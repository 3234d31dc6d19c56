import type { Canvas } from './canvas.ts'
import { toHex } from './color.ts'
import { OVERLAP } from './lathe-row.ts'
import type { LatheRow } from './lathe-row.ts'
import type { SectionSample } from './section.ts'
import { spunColor, spunShare } from './spun.ts'
import { add, dot, rotate } from './vector.ts'
import type { Vec } from './vector.ts'

type Sector = { near: number; paint: (canvas: Canvas) => void }

/**
 * A slanting stretch of polished metal, cut along its slope: what it mirrors changes from one direction to the next and
 * not with the height, so that its streaks run up and down the slope, where rows would break them into stairs.
 */
export const coneSectors = (row: LatheRow, samples: readonly SectionSample[]): Sector[] => {
  const { from, to, material, light, at, tilt, camera } = row
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const dr = (to[0] - from[0]) / length
  const dy = (to[1] - from[1]) / length
  const place = ({ nx, nz }: SectionSample, [radius, height]: LatheRow['from'], past: number) => {
    const reach = Math.max(0, radius + dr * past)
    return add(rotate([nx * reach, height + dy * past, nz * reach], tilt), at)
  }
  const share = spunShare(material, dr)
  const normalAt = (angle: number) => [-dy * Math.cos(angle), dr, -dy * Math.sin(angle)] as const
  const turn = (direction: Vec) => rotate(direction, tilt)
  const sides = samples.map((sample) => ({
    top: place(sample, from, -OVERLAP),
    bottom: place(sample, to, OVERLAP),
  }))
  return samples.flatMap((sample, index) => {
    const normal: Vec = rotate([-dy * sample.nx, dr, -dy * sample.nz], tilt)
    if (dot(normal, camera.view) <= 0) return []
    // One sample further than its own, so that the next lies over it and no seam shows.
    const [before, own, after] = [-1, 0, 2].map((step) => sides.at((index + step) % sides.length))
    if (!before || !own || !after) return []
    const angle = Math.atan2(sample.nz, sample.nx)
    const color =
      share > 0
        ? spunColor({ material, light, angle, normalAt, share, turn })
        : material.shade(normal, light)
    const outline = [before.top, own.top, after.top, after.bottom, own.bottom, before.bottom]
    const paint = (canvas: Canvas) => canvas.path(outline.map(camera.project), toHex(color))
    return [{ near: (camera.nearness(own.top) + camera.nearness(own.bottom)) / 2, paint }]
  })
}
