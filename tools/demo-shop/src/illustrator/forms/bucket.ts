import { liquid } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const WATER = '#a9cbdb'

/** A balti: flared, ringed under the rim, with a wire bail lying over it. */
export const bucket: Form = (sketch) => {
  const mouth = sketch.vary(186, 200)
  const foot = sketch.vary(132, 146)
  const height = sketch.vary(310, 350)
  sketch.shadow({ radius: foot, height })
  const body = sketch.turn(
    vessel(
      [
        [mouth + 10, height, 6],
        [mouth + 10, height - 16, 4],
        [mouth - 2, height - 18, 2],
        [mouth - 8, height - 54, 3],
        [mouth - 3, height - 58, 3],
        [mouth - 4, height - 70, 3],
        [mouth - 11, height - 74, 3],
        [foot + 6, 26, 4],
        [foot + 6, 8, 8],
        [foot, 0, 4],
      ],
      { wall: 9, floor: 14 },
    ),
    {
      contents: (widthAt) => {
        if (sketch.inUse)
          liquid(sketch, { radius: widthAt(height * 0.72), y: height * 0.72, color: WATER })
      },
    },
  )
  const ear = mouth + 2
  for (const side of [-1, 1])
    sketch.decal({
      shape: [
        [-16, -20],
        [16, -20],
        [20, 10],
        [-20, 10],
      ],
      profile: body,
      angle: side * 74,
      height: height - 46,
      material: sketch.body,
    })
  bail(sketch, ear, height)
}

/** Up to be carried, or lying over the rim where one sees in. */
const bail = (sketch: Sketch, ear: number, height: number) => {
  sketch.rod(
    [
      [-ear, height - 40, 20],
      [-ear * 0.93, height + 70, 14],
      [-ear * 0.52, height + 168, 6],
      [0, height + 202, 0],
      [ear * 0.52, height + 168, 6],
      [ear * 0.93, height + 70, 14],
      [ear, height - 40, 20],
    ],
    9,
    { material: sketch.wire, smooth: true },
  )
  sketch.rod(
    [
      [-62, height + 196, 0],
      [0, height + 202, 0],
      [62, height + 196, 0],
    ],
    26,
    { smooth: true },
  )
}
