import type { Material } from '#illustrator/materials/material.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Point } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const BRISTLES = plastic('#f1f5f6', 0.1)
const MINT = plastic('#63b7a9', 0.3)
const BLUE = plastic('#5d9bd0', 0.1)

/** A tumbler with three brushes in it. */
export const toothbrushHolder: Form = (sketch) => {
  const mouth = sketch.vary(92, 102)
  const height = sketch.vary(196, 220)
  sketch.shadow({ radius: mouth - 8, height: 260 })
  const outside = [
    [mouth, height, 5],
    [mouth - 4, height - 40, 30],
    [mouth - 6, 20, 20],
    [mouth - 14, 0, 8],
  ] as const
  sketch.turn(vessel(outside, { wall: 9, floor: 14 }), {
    contents: () => {
      if (sketch.isBare) return
      brush(sketch, -30, -9, plastic('#3aa6a0'))
      brush(sketch, 30, 12, plastic('#f2b62c'))
      if (sketch.inUse) tube(sketch)
      else brush(sketch, 4, 2, plastic('#ee8ea8'))
    },
  })
}

const brush = (sketch: Sketch, x: number, lean: number, material: Material) =>
  sketch.standing({ x, y: 40, z: -6, lean }, (part) => {
    part.rod(
      [
        [0, 0, 0],
        [0, 170, 0],
        [2, 210, 0],
        [0, 262, 0],
      ],
      15,
      { material, smooth: true },
    )
    for (let tuft = 0; tuft < 5; tuft += 1)
      part.rod(
        [
          [2, 262 + tuft * 12, 0],
          [27, 262 + tuft * 12, 0],
        ],
        10,
        { material: tuft % 2 === 0 ? BRISTLES : BLUE, cap: 'butt' },
      )
    part.rod(
      [
        [0, 256, 0],
        [0, 314, 0],
      ],
      14,
      { material },
    )
  })

/** Toothpaste, its cap up. */
const tube = (sketch: Sketch) =>
  sketch.standing({ x: 2, y: 60, z: 14, lean: 3 }, (part) => {
    part.plate(TUBE, [0, 0, 0], { material: MINT, bulge: 0.7 })
    part.plate(STRIPE, [0, 0, 0], { material: BRISTLES, bulge: 0.7 })
    part.turn(
      [
        [0, 268],
        [20, 268, 5],
        [22, 234],
        [0, 234],
      ],
      { material: BRISTLES },
    )
  })

const TUBE: readonly Point[] = [
  [-34, 0],
  [-30, 216],
  [-20, 236],
  [20, 236],
  [30, 216],
  [34, 0],
]

const STRIPE: readonly Point[] = [
  [-32, 130],
  [-31, 176],
  [31, 176],
  [32, 130],
]
