import { steam } from '#illustrator/contents/air.ts'
import { liquid } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const CHAI = '#b8814f'

/** A drinking mug with an ear. */
export const mug: Form = (sketch) => {
  const mouth = sketch.vary(112, 120)
  const foot = sketch.pick([mouth - 2, mouth - 14, mouth - 24])
  const height = sketch.vary(230, 262)
  sketch.shadow({ radius: foot, height })
  sketch.rod(
    [
      [mouth - 14, height - 36, 10],
      [mouth + 60, height - 34, 16],
      [mouth + 88, height - 92, 20],
      [mouth + 62, height - 160, 18],
      [foot - 6, height - 184, 12],
    ],
    26,
    { material: sketch.isMetal ? sketch.accent : sketch.body, smooth: true },
  )
  sketch.turn(
    vessel(
      [
        [mouth, height, 4],
        [mouth, height - 20, 10],
        [foot, 22, 24],
        [foot - 12, 0, 10],
      ],
      { wall: 9, floor: 14 },
    ),
    {
      contents: (widthAt) => {
        if (sketch.inUse)
          liquid(sketch, { radius: widthAt(height * 0.86), y: height * 0.86, color: CHAI })
      },
    },
  )
  if (sketch.inUse) steam(sketch, [0, height - 10, 0], { height: 130, width: 90 })
}
