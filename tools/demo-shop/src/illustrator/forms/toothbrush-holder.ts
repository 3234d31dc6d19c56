import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const BRISTLES = plastic('#d9e3e8', 0.1)

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
  sketch.turn(vessel(outside, { wall: 9, floor: 14 }))
  brush(sketch, -30, -9, plastic('#3aa6a0'))
  brush(sketch, 26, 12, plastic('#f2b62c'))
  brush(sketch, 4, 2, plastic('#ee8ea8'))
  // The front of the tumbler again, over the handles that stand in it.
  sketch.turn([[mouth, height + 3], ...outside.slice(1)])
}

const brush = (sketch: Sketch, x: number, lean: number, material: ReturnType<typeof plastic>) =>
  sketch.standing({ x, y: 130, z: -10, lean }, (part) => {
    part.rod(
      [
        [0, 0, 0],
        [0, 120, 0],
        [0, 230, 0],
      ],
      17,
      { material },
    )
    part.rod(
      [
        [10, 184, 0],
        [10, 234, 0],
      ],
      22,
      { material: BRISTLES, cap: 'butt' },
    )
    part.rod(
      [
        [0, 170, 0],
        [0, 236, 0],
      ],
      15,
      { material },
    )
  })
