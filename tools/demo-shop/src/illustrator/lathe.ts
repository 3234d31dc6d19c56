import type { Canvas } from './canvas.ts'
import { coneSectors } from './cone.ts'
import { disc } from './disc.ts'
import { OVERLAP, visibleRuns } from './lathe-row.ts'
import type { Pull } from './lathe-row.ts'
import type { Material } from './materials/material.ts'
import { radiusAt, subdivide } from './profile.ts'
import type { Profile } from './profile.ts'
import { ribbon } from './ribbon.ts'
import type { Along } from './ribbon.ts'
import { isBoxy, rimOf, stretchesOf } from './stretches.ts'
import { sampleSection } from './section.ts'
import type { Section, SectionSample } from './section.ts'
import { add, rotate } from './vector.ts'
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
  /** Draws the outline out, as into a beak. */
  pull?: Pull
  /** Draws what an upright vessel holds, over its inside and under its rim, told how wide it is at a height. */
  contents?: ((widthAt: (height: number) => number) => void) | undefined
}

// The light on a straight wall changes with its height; this is how finely. A see-through wall is
// one piece: its seams would show.
const ROW = 14
// Below this a slope's streaks are too short to break.
const SHORT = 5

/** So many that an outline looks round at its size. */
const samplesFor = (radius: number) => 4 * Math.round(Math.min(24, Math.max(10, radius * 0.16)))

type Piece = { near: number; behind: boolean; paint: (canvas: Canvas) => void }

/** Paints the visible part of a body turned from a profile, farthest rows first. */
export const lathe = (canvas: Canvas, options: Lathe): void => {
  const { camera } = canvas
  const { section = {}, material, tilt = 0, at = [0, 0, 0], pull, contents } = options
  const boxy = isBoxy(options)
  const isCone = (from: Point, to: Point) =>
    material.spun !== undefined && !boxy && !pull && isLevel(from, to) && lengthOf(from, to) > SHORT
  const points = subdivide(options.profile, (from, to) =>
    material.opacity || isCone(from, to) ? Infinity : ROW,
  )
  const widest = Math.max(...points.map(([radius]) => radius))
  const samples = sampleSection({ samples: samplesFor(widest), ...section })
  const fine = sampleSection({ samples: 2 * samplesFor(widest), ...section })
  const halves = splitAtExtremes(samples)
  const quarters = splitBesideExtremes(samples)
  const pieces: Piece[] = []
  for (const { from, to, light, inside } of stretchesOf(options, points)) {
    if (isEnd(from, to)) {
      const end = disc({
        samples,
        radius: Math.max(from[0], to[0]) + OVERLAP,
        height: from[1],
        up: to[0] > from[0] ? 1 : -1,
        material,
        light,
        camera,
        place: (local) => add(rotate(local, tilt), at),
        turn: (direction) => rotate(direction, tilt),
      })
      if (end) pieces.push({ ...end, behind: inside })
      continue
    }
    // The far side of a rim is behind what stands in the vessel.
    const axis = camera.nearness(add([0, (from[1] + to[1]) / 2, 0], at))
    const row = { from, to, material, light, at, tilt, boxy, pull, camera }
    if (isCone(from, to)) {
      for (const { near, paint } of coneSectors(row, fine))
        pieces.push({ near, behind: inside || near < axis, paint })
      continue
    }
    for (const { chain, along } of isLevel(from, to) ? quarters : halves)
      for (const { edge, near } of visibleRuns(row, chain))
        pieces.push({
          near,
          behind: inside || near < axis,
          paint: (onto) => ribbon(onto, edge, along),
        })
  }
  pieces.sort((a, b) => a.near - b.near)
  if (!contents) {
    for (const { paint } of pieces) paint(canvas)
    return
  }
  for (const { behind, paint } of pieces) if (behind) paint(canvas)
  contents((height) => radiusAt(points.slice(0, rimOf(points) + 1), height))
  for (const { behind, paint } of pieces) if (!behind) paint(canvas)
}

/** A flat end that closes the body: it begins or ends on the axis. */
const isEnd = (from: Point, to: Point) => from[1] === to[1] && Math.min(from[0], to[0]) <= 0

/** A stretch of the outline whose colors change along one axis of the picture. */
type Chain = { chain: SectionSample[]; along: Along }

/** More of a lid than of a wall. */
const isLevel = (from: Point, to: Point) =>
  Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1]) * 0.6

const lengthOf = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])

const reachOf = ({ coreX, nx }: SectionSample) => coreX + nx * 50

const extremesOf = (samples: readonly SectionSample[]): { left: number; right: number } => {
  const reaches = samples.map(reachOf)
  return {
    left: reaches.indexOf(Math.min(...reaches)),
    right: reaches.indexOf(Math.max(...reaches)),
  }
}

/** From one sample to another, and a little past both, so that neighboring chains overlap. */
const chainOf = (samples: readonly SectionSample[], start: number, end: number) => {
  const { length } = samples
  const count = ((((end - start) % length) + length) % length) + 3
  return Array.from(
    { length: count },
    (_, step) => samples[(start + step - 1 + 2 * length) % length],
  ).filter((sample) => sample !== undefined)
}

/** The outline in two chains, each running one way in x, as a horizontal gradient needs it. */
const splitAtExtremes = (samples: readonly SectionSample[]): Chain[] => {
  const { left, right } = extremesOf(samples)
  return [
    { chain: chainOf(samples, left, right), along: 0 },
    { chain: chainOf(samples, right, left), along: 0 },
  ]
}

/**
 * For level rows: at their leftmost and rightmost places many directions share one x, and a
 * horizontal gradient would give them all one color. There the colors run along y.
 */
const splitBesideExtremes = (samples: readonly SectionSample[]): Chain[] => {
  const { left, right } = extremesOf(samples)
  const side = Math.round(samples.length / 8)
  return [
    { chain: chainOf(samples, left - side, left + side), along: 1 },
    { chain: chainOf(samples, right - side, right + side), along: 1 },
    { chain: chainOf(samples, left + side, right - side), along: 0 },
    { chain: chainOf(samples, right + side, left - side), along: 0 },
  ]
}
