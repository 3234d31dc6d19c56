import { oval, star } from '#illustrator/decal.ts'
import type { Decal } from '#illustrator/decal.ts'
import type { Material } from '#illustrator/materials/material.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import { radiusAt } from '#illustrator/profile.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Point } from '#illustrator/vector.ts'

type Spot = readonly [x: number, y: number, size: number]
type Stamp = (shape: readonly Point[], material: Material, x?: number, y?: number) => void
type Motif = (stamp: Stamp, sketch: Sketch) => void

const INK = plastic('#33353b', 0.1)

const SPARKS: readonly Spot[] = [
  [-84, 40, 18],
  [82, 48, 22],
  [78, -44, 15],
  [-78, -46, 20],
]

const stars: Motif = (stamp, { print }) => {
  stamp(star(42), print)
  for (const [x, y, size] of SPARKS) stamp(star(size), print, x, y)
}

const BUBBLES: readonly Spot[] = [
  [-82, 30, 8],
  [-94, 52, 5.5],
  [-80, 66, 4],
]

const fish: Motif = (stamp, { print }) => {
  const tail: Point[] = [
    [0, 0],
    [46, 30],
    [36, 0],
    [46, -30],
  ]
  stamp(tail, print, 34, 0)
  stamp(oval(58, 36, 28), print, -10, 0)
  stamp(oval(6), INK, -40, 8)
  for (const [x, y, size] of BUBBLES) stamp(oval(size), print, x, y)
}

const bear: Motif = (stamp, { print, second }) => {
  for (const side of [-1, 1]) stamp(oval(20), print, side * 42, 40)
  stamp(oval(60, 54, 30), print)
  stamp(oval(24, 18), second, 0, -16)
  stamp(oval(9, 6.5), INK, 0, -8)
  for (const side of [-1, 1]) stamp(oval(6, 7), INK, side * 22, 12)
}

const FINS: readonly Point[] = [
  [-18, -40],
  [-34, -58],
  [-30, -18],
  [30, -18],
  [34, -58],
  [18, -40],
]

const HULL: readonly Point[] = [
  [-22, -44],
  [-27, 0],
  [-20, 34],
  [0, 66],
  [20, 34],
  [27, 0],
  [22, -44],
]

const rocket: Motif = (stamp, { print, second, accent }) => {
  stamp(FINS, second)
  stamp(HULL, print)
  stamp(oval(11), accent, 0, 12)
  for (const [x, y, size] of SPARKS) stamp(star(size * 0.8, 4), print, x, y)
}

type Place = Omit<Decal, 'shape' | 'material' | 'angle'> & { size?: number }

/** Puts one of the children's prints on the front of a body, about 200 wide at size 1. */
export const motif = (sketch: Sketch, { size = 1, ...place }: Place): void => {
  const radius = radiusAt(place.profile, place.height) || 1
  const [originX, originY, originZ] = place.at ?? [0, 0, 0]
  const stamp: Stamp = (shape, material, x = 0, y = 0) =>
    sketch.decal({
      ...place,
      shape: shape.map(([px, py]) => [px * size, py * size] as const),
      material,
      height: place.height + y * size,
      ...(place.flat
        ? { angle: 0, at: [originX + x * size, originY, originZ] as const }
        : { angle: ((x * size) / radius) * (180 / Math.PI) }),
    })
  sketch.pick([stars, fish, bear, rocket])(stamp, sketch)
}
