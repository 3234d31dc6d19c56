import { VIEW, nearness, project } from './camera.ts'
import type { Material } from './materials/material.ts'
import type { RibbonEdge } from './ribbon.ts'
import type { SectionSample } from './section.ts'
import { add, dot, lerp, normalize, rotate, smoothstep } from './vector.ts'
import type { Point, Vec } from './vector.ts'

/** A straight piece of a profile, turned around the axis. */
type LatheRow = {
  from: Point
  to: Point
  material: Material
  /** What is left of the light on it. */
  light: number
  at: Vec
  tilt: number
  boxy: boolean
}

/** A stretch of a row that faces the onlooker. */
type VisibleRun = { edge: RibbonEdge[]; near: number }

// Rows of the surface overlap by this much, or their antialiased edges would show as hairlines.
export const OVERLAP = 0.7
// Flat sides mirror a room in perspective; turning their normals a little outwards, by where they
// are, gives them the gradient that an orthographic camera would not.
const PILLOW = 0.0011

type Facet = { sample: SectionSample; normal: Vec; facing: number }

/** The stretches that face the onlooker, each ending exactly where the surface turns away. */
export const visibleRuns = (row: LatheRow, samples: readonly SectionSample[]): VisibleRun[] => {
  const { from, to, tilt } = row
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < 0.01) return []
  const dr = (to[0] - from[0]) / length
  const dy = (to[1] - from[1]) / length
  const edgeOf = edges(row, dr, dy)
  const runs: VisibleRun[] = []
  let run: VisibleRun = { edge: [], near: 0 }
  let before: Facet | undefined
  for (const sample of samples) {
    const normal = rotate([-dy * sample.nx, dr, -dy * sample.nz], tilt)
    const facet = { sample, normal, facing: dot(normal, VIEW) }
    if (before && facet.facing > 0 !== before.facing > 0)
      run.edge.push(turningPoint(before, facet, edgeOf))
    if (facet.facing > 0) {
      const { edge, near } = edgeOf(facet)
      run.edge.push(edge)
      run.near += near
    } else if (run.edge.length > 0) {
      runs.push(run)
      run = { edge: [], near: 0 }
    }
    before = facet
  }
  runs.push(run)
  return runs
    .filter(({ edge }) => edge.length > 1)
    .map(({ edge, near }) => ({ edge, near: near / edge.length }))
}

type EdgeOf = (facet: Facet) => { edge: RibbonEdge; near: number }

const edges = (
  { from, to, material, light, at, tilt, boxy }: LatheRow,
  dr: number,
  dy: number,
): EdgeOf => {
  const extra = material.opacity ? OVERLAP / 3 : OVERLAP
  const top: Point = [from[0] - dr * extra, from[1] - dy * extra]
  const bottom: Point = [to[0] + dr * extra, to[1] + dy * extra]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const spun = (material.spun ?? 0) * smoothstep(0.86, 0.99, Math.abs(dr))
  const place = ({ coreX, coreZ, nx, nz }: SectionSample, [radius, height]: Point): Vec => {
    const reach = Math.max(0, radius)
    return add(rotate([coreX + nx * reach, height, coreZ + nz * reach], tilt), at)
  }
  return ({ sample, normal }) => {
    const center = place(sample, middle)
    const seen = boxy
      ? normalize(add(normal, [center[0] * PILLOW, (center[1] - 150) * PILLOW, 0]))
      : spun > 0
        ? normalize(add(normal, [sample.nx * spun, 0, sample.nz * spun]))
        : normal
    return {
      near: nearness(center),
      edge: {
        top: project(place(sample, top)),
        bottom: project(place(sample, bottom)),
        color: material.shade(seen, light),
        opacity: material.opacity?.(seen),
      },
    }
  }
}

const between = (from: Point, to: Point, t: number): Point => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
]

/** Where the surface between two facets is seen edge on, in the light of the one that is visible. */
const turningPoint = (from: Facet, to: Facet, edgeOf: EdgeOf): RibbonEdge => {
  const t = from.facing / (from.facing - to.facing)
  const { edge: start } = edgeOf(from)
  const { edge: end } = edgeOf(to)
  return {
    ...(from.facing > 0 ? start : end),
    top: between(start.top, end.top, t),
    bottom: between(start.bottom, end.bottom, t),
  }
}
