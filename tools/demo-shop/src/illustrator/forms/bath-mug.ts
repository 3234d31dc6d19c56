import { liquid } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const WATER = '#a9cbdb'

/** The mug that goes with a bucket: wide, with a long open grip. */
export const bathMug: Form = (sketch) => {
  const mouth = sketch.vary(140, 152)
  const height = sketch.vary(196, 216)
  const foot = mouth - 34
  sketch.shadow({ radius: foot, height })
  const grip = [
    [mouth - 4, height - 14, 6],
    [mouth + 74, height - 6, 22],
    [mouth + 98, height - 46, 28],
    [mouth + 88, height - 124, 28],
    [mouth + 60, height - 158, 24],
  ] as const
  sketch.rod(grip, 36, { material: sketch.isMetal ? sketch.accent : sketch.body, smooth: true })
  sketch.turn(
    vessel(
      [
        [mouth + 6, height, 5],
        [mouth + 6, height - 10, 4],
        [mouth - 2, height - 16, 4],
        [mouth - 9, height - 56, 3],
        [mouth - 5, height - 60, 3],
        [mouth - 6, height - 70, 3],
        [mouth - 12, height - 74, 3],
        [foot + 2, 16, 10],
        [foot - 6, 0, 8],
      ],
      { wall: 8, floor: 12 },
    ),
    {
      contents: (widthAt) => {
        if (sketch.inUse)
          liquid(sketch, { radius: widthAt(height * 0.7), y: height * 0.7, color: WATER })
      },
    },
  )
}
