import { steam } from '#illustrator/contents/air.ts'
import { liquid } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const CHAI = '#b8814f'

/** A milk pan with a lip all around and one handle. */
export const saucepan: Form = (sketch) => {
  const radius = sketch.vary(156, 168)
  const height = sketch.vary(150, 176)
  sketch.shadow({ radius: radius - 6, height })
  sketch.rod(
    [
      [radius - 4, height - 32, 26],
      [radius + 60, height - 24, 46],
    ],
    20,
    {
      material: sketch.wire,
    },
  )
  sketch.turn(
    vessel(
      [
        [radius + 10, height, 3],
        [radius + 10, height - 6, 3],
        [radius, height - 16, 6],
        [radius, 24, 16],
        [radius - 18, 0, 12],
      ],
      { wall: 6, floor: 8 },
    ),
    sketch.inUse
      ? {
          contents: (widthAt) =>
            liquid(sketch, { radius: widthAt(height * 0.7), y: height * 0.7, color: CHAI }),
        }
      : {},
  )
  if (sketch.inUse) steam(sketch, [0, height, 0])
  sketch.rod(
    [
      [radius + 52, height - 26, 44],
      [radius + 130, height - 12, 68],
      [radius + 214, height - 4, 96],
    ],
    36,
    { smooth: true },
  )
}
