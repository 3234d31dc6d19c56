import type { Lathe } from './lathe.ts'
import type { Profile } from './profile.ts'
import type { Point } from './vector.ts'

/** A straight piece of a profile in one light. */
type Stretch = { from: Point; to: Point; light: number; inside: boolean }

/** Up to its highest point a profile runs inside a vessel. */
export const rimOf = (points: Profile): number => {
  const heights = points.map(([, height]) => height)
  return heights.indexOf(Math.max(...heights))
}

/** The pieces of a profile, neighbors joined where a wall goes on upright in the same light. */
export const stretchesOf = (options: Lathe, points: Profile): Stretch[] => {
  const cavity = cavityLight(points)
  const rim = rimOf(points)
  const stretches: Stretch[] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const next = {
      from,
      to,
      light: lightOn(options, from, to, cavity(index)),
      inside: index <= rim,
    }
    const last = stretches.at(-1)
    if (last && goesOn(last, next) && !isBoxy(options)) last.to = to
    else stretches.push(next)
  }
  return stretches
}

/** Its flat sides change color with the height. */
export const isBoxy = ({ section = {} }: Pick<Lathe, 'section'>): boolean =>
  Boolean(section.coreX ?? section.coreZ)

/** Along an upright wall only: on a slope, colors that change along x would lean the wrong way. */
const goesOn = (last: Stretch, next: Stretch) =>
  last.light === next.light &&
  last.inside === next.inside &&
  last.from[0] === next.to[0] &&
  last.to[0] === next.to[0] &&
  last.from[1] > last.to[1] === last.to[1] > next.to[1]

/** What shadows leave of the light: the form's own, the depth of a vessel, the ground. */
const lightOn = ({ light, tilt = 0, at }: Lathe, from: Point, to: Point, cavity: number) => {
  const radius = (from[0] + to[0]) / 2
  const height = (from[1] + to[1]) / 2
  const down = Math.max(0, from[0] - to[0]) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1)
  const above = height + (at?.[1] ?? 0)
  // The ground takes light from what is near it, most from what faces it.
  const ground = 1 - 0.3 * Math.exp(-above / 26) - 0.4 * down * Math.exp(-above / 110)
  // In steps, so that rows in the same light share one gradient.
  return Math.round((light?.(radius, height) ?? 1) * cavity * (tilt === 0 ? ground : 1) * 128) / 128
}

/** Inside a vessel, the less light the deeper it is. */
const cavityLight = (points: Profile): ((index: number) => number) => {
  const heights = points.map(([, height]) => height)
  const rim = rimOf(points)
  const top = heights[rim] ?? 0
  const depth = top - Math.min(...heights.slice(0, rim + 1))
  return (index) => {
    if (index > rim || depth < 1) return 1
    const t = 1 - (top - (heights[index] ?? top)) / depth
    return 1 - Math.min(0.42, depth * 0.0024) * (1 - t) ** 1.3
  }
}
