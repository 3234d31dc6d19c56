import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** A brush standing in its covered pot. */
export const toiletBrush: Form = (sketch) => {
  const radius = sketch.vary(86, 96)
  const height = sketch.vary(196, 226)
  sketch.shadow({ radius: radius + 4, height: 300 })
  sketch.turn(
    vessel(
      [
        [radius, height, 4],
        [radius, height - 14, 6],
        [radius - 8, height * 0.5, 90],
        [radius + 2, 24, 20],
        [radius + 6, 0, 8],
      ],
      { wall: 7, floor: 12 },
    ),
  )
  sketch.turn(
    [
      [0, height + 10],
      [22, height + 14, 8],
      [radius - 14, height + 2, 6],
      [radius - 10, height - 8],
    ],
    {
      material: sketch.second,
    },
  )
  const material = sketch.isMetal ? sketch.wire : sketch.second
  sketch.rod(
    [
      [0, height + 8, 0],
      [0, height + 210, 0],
    ],
    22,
    { material },
  )
  sketch.rod(
    [
      [0, height + 196, 0],
      [0, height + 262, 0],
    ],
    38,
    {
      material: sketch.isMetal ? sketch.accent : sketch.body,
    },
  )
}
