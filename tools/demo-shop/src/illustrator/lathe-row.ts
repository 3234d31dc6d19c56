import type { Camera } from './camera.ts'
import type { Material } from './materials/material.ts'
import type { RibbonEdge } from './ribbon.ts'
import type { SectionSample } from './section.ts'
import { spunShare } from './spun.ts'
import { add, dot, lerp, normalize, rotate } from './vector.ts'
import type { Point, Vec } from './vector.ts'

export type Pull = (angle: number, height: number) => number

/** A straight piece of a profile, turned around the axis. */
export type LatheRow = {
  from: Point
  to: Point
  material: Material
  /** What is left of the light on it. */
  light: number
  at: Vec
  tilt: number
  boxy: boolean
  /** How much further out the surface lies in a direction (radians, from x towards the onlooker) at a height. */
  pull?: Pull
  camera: Camera
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
    const normal = rotate(normalOf(row, dr, dy, sample), tilt)
    const facet = { sample, normal, facing: dot(normal, row.camera.view) }
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

const angleOf = ({ nx, nz }: SectionSample) => Math.atan2(nz, nx)

const TINY = 0.01

/** Of a surface that is pulled out, from how fast the pull changes around it and with the height. */
const normalOf = ({ from, to, pull }: LatheRow, dr: number, dy: number, sample: SectionSample) => {
  const { nx, nz } = sample
  if (!pull) return [-dy * nx, dr, -dy * nz] as const
  const angle = angleOf(sample)
  const height = (from[1] + to[1]) / 2
  const here = pull(angle, height)
  const around = (pull(angle + TINY, height) - here) / TINY
  const upwards = (pull(angle, height + TINY) - here) / TINY
  const bend = around / Math.max(1, (from[0] + to[0]) / 2 + here)
  return normalize([-dy * (nx + bend * nz), dr + dy * upwards, -dy * (nz - bend * nx)])
}

type EdgeOf = (facet: Facet) => { edge: RibbonEdge; near: number }

const edges = (
  { from, to, material, light, at, tilt, boxy, pull, camera }: LatheRow,
  dr: number,
  dy: number,
): EdgeOf => {
  const extra = material.opacity ? OVERLAP / 3 : OVERLAP
  const top: Point = [from[0] - dr * extra, from[1] - dy * extra]
  const bottom: Point = [to[0] + dr * extra, to[1] + dy * extra]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const spun = spunShare(material, dr)
  const place = (sample: SectionSample, [radius, height]: Point): Vec => {
    const { coreX, coreZ, nx, nz } = sample
    const reach = Math.max(0, radius) + (pull?.(angleOf(sample), height) ?? 0)
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
      near: camera.nearness(center),
      edge: {
        top: camera.project(place(sample, top)),
        bottom: camera.project(place(sample, bottom)),
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
