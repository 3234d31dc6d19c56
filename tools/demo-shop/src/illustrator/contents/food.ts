import { plastic } from '#illustrator/materials/plastic.ts'
import { random } from '#illustrator/random.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { scatter } from './scatter.ts'

type Filling = {
  /** How far it reaches, and up to where. */
  radius: number
  y: number
  at?: Vec
}

/** Level, with a brighter line where it meets the wall. */
export const liquid = (
  sketch: Sketch,
  { radius, y, at, color, gloss = 0.7 }: Filling & { color: string; gloss?: number },
): void => {
  const material = plastic(color, gloss)
  sketch.turn(
    [
      [0, y],
      [radius - 3, y],
      [radius + 1, y + 3],
    ],
    { at: at ?? [0, 0, 0], material },
  )
}

type Heap = Filling & {
  color: string
  /** How much higher its middle is. */
  rise?: number
  /** What it is made of, lying on it. */
  pieces?: { colors: readonly string[]; size: number; count: number; long?: number }
}

/** A mound, with the pieces that it is made of strewn over it. */
export const heap = (
  sketch: Sketch,
  { radius, y, at = [0, 0, 0], color, rise = 16, pieces }: Heap,
) => {
  sketch.turn(
    [
      [0, y + rise],
      [radius * 0.55, y + rise * 0.8, radius * 0.4],
      [radius, y],
    ],
    { at, material: plastic(color, 0.15) },
  )
  if (pieces) scatter(sketch, { radius: radius * 0.9, y, at, rise, ...pieces })
}

/** Dal, rice or spices as they are kept. */
export const grains = (sketch: Sketch, filling: Filling & { color: string; rise?: number }): void =>
  heap(sketch, {
    rise: 0,
    ...filling,
    pieces: { colors: [filling.color], size: 5, long: 1.3, count: Math.round(filling.radius) },
  })

export const rice = (sketch: Sketch, filling: Filling & { rise?: number }): void =>
  heap(sketch, {
    ...filling,
    color: '#f0e7d2',
    pieces: { colors: ['#fffaf0', '#f7eedc', '#ece0c4'], size: 5, long: 2.1, count: 90 },
  })

export const sabzi = (sketch: Sketch, filling: Filling & { rise?: number }): void =>
  heap(sketch, {
    ...filling,
    color: '#c9822f',
    pieces: {
      colors: ['#e2a53b', '#d98a2b', '#5c9447', '#e9bd5a', '#c4492f', '#7fae55'],
      size: filling.radius * 0.075,
      long: 1.4,
      count: 120,
    },
  })

const LEAVES = ['#4f9a4a', '#6fb35b', '#3f8442'] as const

/** Yellow dal with coriander on it. */
export const dal = (sketch: Sketch, filling: Filling): void => {
  liquid(sketch, { ...filling, color: '#e3a431', gloss: 0.45 })
  scatter(sketch, {
    ...filling,
    radius: filling.radius * 0.5,
    colors: LEAVES,
    size: Math.max(3, filling.radius * 0.07),
    count: 9,
  })
}

export const salad = (sketch: Sketch, filling: Filling & { rise?: number }): void =>
  heap(sketch, {
    ...filling,
    color: '#6fa84f',
    pieces: {
      colors: ['#8cc063', '#5f9e4a', '#d8453c', '#f4efe0', '#e98b3a', '#a3cf74'],
      size: filling.radius * 0.13,
      long: 1.4,
      count: 60,
    },
  })

/** Flat bread with its brown spots. */
export const roti = (sketch: Sketch, { radius, y, at = [0, 0, 0] }: Filling): void => {
  sketch.turn(
    [
      [0, y + 7],
      [radius - 14, y + 7, 6],
      [radius, y + 5, 4],
      [radius + 1, y + 1, 3],
      [radius - 2, y],
    ],
    { at, material: plastic('#ecd0a0', 0.05) },
  )
  const next = random(Math.round(radius * 7 + y))
  scatter(sketch, {
    radius: radius * 0.82,
    y: y + 6,
    at,
    colors: ['#cf9f63', '#d9ad72', '#bd8449'],
    size: radius * (0.045 + 0.02 * next()),
    long: 1.4,
    count: 26,
    flat: true,
  })
}
