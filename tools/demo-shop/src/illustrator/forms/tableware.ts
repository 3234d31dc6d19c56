import { oval } from '#illustrator/decal.ts'
import type { Material } from '#illustrator/materials/material.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Point, Vec } from '#illustrator/vector.ts'

export type Piece = {
  x: number
  y: number
  z: number
  /** Degrees to the right. */
  lean: number
  material: Material
  grip: Material
}

const LENGTH = 170

const neck = (part: Sketch, grip: Material, material: Material) => {
  part.rod(
    [
      [0, 0, 0],
      [0, LENGTH - 96, 0],
    ],
    15,
    { material: grip },
  )
  part.rod(
    [
      [0, LENGTH - 90, 0],
      [0, LENGTH + 6, 0],
    ],
    9,
    { material },
  )
}

/** Domed outside, hollow inside: the same light, once each way round. */
export const bowl = (part: Sketch, at: Vec, material: Material, size = 1): void => {
  part.plate(oval(36 * size, 54 * size, 28), at, { material, bulge: 0.7 })
  part.plate(oval(31 * size, 48 * size, 28), at, { material, bulge: -0.42 })
}

/** A spoon standing on its handle, its bowl to the onlooker. */
export const spoon = (sketch: Sketch, { x, y, z, lean, material, grip }: Piece): void =>
  sketch.standing({ x, y, z, lean }, (part) => {
    neck(part, grip, material)
    bowl(part, [0, LENGTH + 50, 0], material)
  })

const TINES: readonly Point[] = [-1, 0, 1].flatMap((tine) => [
  [tine * 18 - 5, 54],
  [tine * 18 - 4, 112],
  [tine * 18 + 4, 112],
  [tine * 18 + 5, 54],
])

export const fork = (sketch: Sketch, { x, y, z, lean, material, grip }: Piece): void =>
  sketch.standing({ x, y, z, lean }, (part) => {
    neck(part, grip, material)
    const head: Point[] = [[-5, 0], [-22, 22], [-23, 54], ...TINES, [23, 54], [22, 22], [5, 0]]
    part.plate(head, [0, LENGTH, 0], { material, bulge: 0.55, light: 0.82 })
  })

export const knife = (sketch: Sketch, { x, y, z, lean, material, grip }: Piece): void =>
  sketch.standing({ x, y, z, lean }, (part) => {
    neck(part, grip, material)
    const blade: Point[] = [
      [-8, -70],
      [-11, 60],
      [-6, 120],
      [4, 138],
      [12, 128],
      [13, -70],
    ]
    part.plate(blade, [0, LENGTH, 0], { material, bulge: 0.6 })
  })
