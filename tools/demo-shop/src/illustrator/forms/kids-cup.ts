import { liquid } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'
import { motif } from './motifs.ts'

const MILK = '#fbf6e8'

/** A small cup with a print and two ears to hold it by. */
export const kidsCup: Form = (sketch) => {
  const mouth = sketch.vary(116, 126)
  const height = sketch.vary(206, 226)
  const foot = mouth - 20
  sketch.shadow({ radius: foot, height })
  const ears = sketch.pick([
    [-1, 1],
    [1, 1],
  ])
  for (const side of ears)
    sketch.rod(
      [
        [side * (mouth - 16), height - 44, 8],
        [side * (mouth + 54), height - 50, 14],
        [side * (mouth + 66), height - 96, 16],
        [side * (mouth + 40), height - 142, 14],
        [side * (foot - 6), height - 150, 8],
      ],
      28,
      { material: sketch.second, smooth: true },
    )
  const body = sketch.turn(
    vessel(
      [
        [mouth, height, 5],
        [mouth, height - 16, 8],
        [foot, 18, 16],
        [foot - 12, 0, 12],
      ],
      { wall: 10, floor: 14 },
    ),
    {
      material: sketch.accent,
      contents: (widthAt) => {
        if (sketch.inUse)
          liquid(sketch, { radius: widthAt(height * 0.84), y: height * 0.84, color: MILK })
      },
    },
  )
  motif(sketch, { profile: body, height: height * 0.5 })
}
