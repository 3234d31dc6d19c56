import { VIEW, nearness, project } from './camera.ts'
import type { Canvas } from './canvas.ts'
import { disc } from './disc.ts'
import type { Material } from './materials/material.ts'
import { subdivide } from './profile.ts'
import type { Profile } from './profile.ts'
import { ribbon } from './ribbon.ts'
import type { RibbonEdge } from './ribbon.ts'
import { sampleSection } from './section.ts'
import type { Section, SectionSample } from './section.ts'
import { add, dot, lerp, normalize, smoothstep } from './vector.ts'
import type { Point, Vec } from './vector.ts'

export type Lathe = {
  profile: Profile
  material: Material
  section?: Section
  /** Where the profile's origin stands. */
  at?: Vec
  /** Leaning back (positive) or towards the onlooker, in radians. */
  tilt?: number
  /** What is left of the light at a radius and height of the profile: 1 in the open. */
  light?: (radius: number, height: number) => number
}

// Rows of the surface overlap by this much, or their antialiased edges would show as hairlines.
const OVERLAP = 0.7
const ROW = 14
// Flat sides mirror a room in perspective; turning their normals a little outwards, by where they
// are, gives them the gradient that an orthographic camera would not.
const PILLOW = 0.0011

const rotate = ([x, y, z]: Vec, angle: number): Vec => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x, y * cos + z * sin, z * cos - y * sin]
}

type Row = { edge: RibbonEdge[]; near: number }
type Piece = { near: number; paint: (canvas: Canvas) => void }

/** Paints the visible part of a body turned from a profile, farthest rows first. */
export const lathe = (canvas: Canvas, options: Lathe): void => {
  const { material, tilt = 0, at = [0, 0, 0] } = options
  const points = subdivide(options.profile, ROW)
  const samples = sampleSection(options.section ?? {})
  const halves = splitAtExtremes(samples)
  const cavity = cavityLight(points)
  const pieces: Piece[] = []
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1]
    const to = points[index]
    if (!from || !to) continue
    if (isEnd(from, to)) {
      const height = from[1]
      const end = disc({
        samples,
        radius: Math.max(from[0], to[0]) + OVERLAP,
        height,
        up: to[0] > from[0] ? 1 : -1,
        material,
        light: lightOn(options, [to[0] / 2, height], cavity(index), 1),
        place: (local) => add(rotate(local, tilt), at),
        turn: (direction) => rotate(direction, tilt),
      })
      if (end) pieces.push(end)
      continue
    }
    for (const half of halves)
      for (const { edge, near } of visibleRuns(options, from, to, half, cavity(index)))
        pieces.push({
          near,
          paint: (onto) => ribbon(onto, edge, material.opacity !== undefined),
        })
  }
  pieces.sort((a, b) => a.near - b.near)
  for (const { paint } of pieces) paint(canvas)
}

type Stretch = readonly [number, number]

/** A flat end that closes the body: it begins or ends on the axis. */
const isEnd = (from: Stretch, to: Stretch) => from[1] === to[1] && Math.min(from[0], to[0]) <= 0

const lightOn = (
  { light, tilt = 0, at }: Lathe,
  [radius, height]: Stretch,
  cavity: number,
  up: number,
) => {
  const above = height + (at?.[1] ?? 0)
  // The ground takes light from what is near it, most from what faces it.
  const ground = 1 - 0.3 * Math.exp(-above / 26) - 0.4 * Math.max(0, -up) * Math.exp(-above / 110)
  // In steps, so that rows in the same light share one gradient.
  return Math.round((light?.(radius, height) ?? 1) * cavity * (tilt === 0 ? ground : 1) * 64) / 64
}

/** Up to its highest point a profile runs inside a vessel, where less light gets the deeper it is. */
const cavityLight = (points: Profile): ((index: number) => number) => {
  const heights = points.map(([, height]) => height)
  const top = Math.max(...heights)
  const rim = heights.indexOf(top)
  const depth = top - Math.min(...heights.slice(0, rim + 1))
  return (index) => {
    if (index > rim || depth < 1) return 1
    const t = 1 - (top - (heights[index] ?? top)) / depth
    return 1 - Math.min(0.42, depth * 0.0024) * (1 - t) ** 1.3
  }
}

const visibleRuns = (
  options: Lathe,
  from: readonly [number, number],
  to: readonly [number, number],
  samples: readonly SectionSample[],
  cavity: number,
): Row[] => {
  const { material, at = [0, 0, 0], tilt = 0, section } = options
  const along = [to[0] - from[0], to[1] - from[1]] as const
  const length = Math.hypot(along[0], along[1])
  if (length < 0.01) return []
  const [dr, dy] = [along[0] / length, along[1] / length]
  const extra = material.opacity ? 0 : OVERLAP
  const top = [from[0] - dr * extra, from[1] - dy * extra] as const
  const bottom = [to[0] + dr * extra, to[1] + dy * extra] as const
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
  const left = lightOn(options, middle, cavity, dr)
  const place = (sample: SectionSample, [radius, height]: readonly [number, number]): Vec => {
    const reach = Math.max(0, radius)
    const local: Vec = [sample.coreX + sample.nx * reach, height, sample.coreZ + sample.nz * reach]
    return add(rotate(local, tilt), at)
  }

  const boxy = section?.coreX || section?.coreZ
  const mirrored = (normal: Vec, sample: SectionSample, [x, y]: Vec): Vec => {
    if (boxy) return normalize(add(normal, [x * PILLOW, (y - 150) * PILLOW, 0]))
    const spun = (material.spun ?? 0) * smoothstep(0.86, 0.99, Math.abs(dr))
    return spun > 0 ? normalize(add(normal, [sample.nx * spun, 0, sample.nz * spun])) : normal
  }

  const lit = samples.map((sample): Lit => {
    const normal = rotate([-dy * sample.nx, dr, -dy * sample.nz], tilt)
    const center = place(sample, middle)
    const seen = mirrored(normal, sample, center)
    return {
      facing: dot(normal, VIEW),
      near: nearness(center),
      edge: {
        top: project(place(sample, top)),
        bottom: project(place(sample, bottom)),
        color: material.shade(seen, left),
        opacity: material.opacity?.(seen),
      },
    }
  })
  return runs(lit)
}

type Lit = { facing: number; near: number; edge: RibbonEdge }

/** The stretches that face the onlooker, each ending exactly where the surface turns away. */
const runs = (lit: readonly Lit[]): Row[] => {
  const rows: Row[] = []
  let run: RibbonEdge[] = []
  let near = 0
  const close = () => {
    if (run.length > 1) rows.push({ edge: run, near: near / run.length })
    run = []
    near = 0
  }
  for (const [index, item] of lit.entries()) {
    const before = lit[index - 1]
    if (before && item.facing > 0 !== before.facing > 0) run.push(turningPoint(before, item))
    if (item.facing > 0) {
      run.push(item.edge)
      near += item.near
    } else close()
  }
  close()
  return rows
}

const between = (from: Point, to: Point, t: number): Point => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
]

const turningPoint = (from: Lit, to: Lit): RibbonEdge => {
  const t = from.facing / (from.facing - to.facing)
  const visible = from.facing > 0 ? from : to
  return {
    ...visible.edge,
    top: between(from.edge.top, to.edge.top, t),
    bottom: between(from.edge.bottom, to.edge.bottom, t),
  }
}

/** The outline in two chains, each running one way in x, as a horizontal gradient needs it. */
const splitAtExtremes = (samples: readonly SectionSample[]): SectionSample[][] => {
  const reach = (index: number) => {
    const sample = samples[index]
    return sample ? sample.coreX + sample.nx * 50 : 0
  }
  let left = 0
  let right = 0
  for (let index = 0; index < samples.length; index += 1) {
    if (reach(index) < reach(left)) left = index
    if (reach(index) > reach(right)) right = index
  }
  const chain = (start: number, end: number) => {
    // A little past the extremes, so that the two halves overlap there.
    const length = samples.length
    const count = ((end - start + length) % length) + 3
    return Array.from(
      { length: count },
      (_, step) => samples[(start + step - 1 + length) % length],
    ).filter((sample) => sample !== undefined)
  }
  return [chain(left, right), chain(right, left)]
}
