import { dal, salad } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** Two bowls of a set, the small one nested beside the large. */
export const servingBowl: Form = (sketch) => {
  const lip = sketch.vary(168, 182)
  bowl(sketch, -46, -50, lip, sketch.vary(128, 144))
  bowl(sketch, 128, 92, lip * 0.62, 84)
}

const bowl = (sketch: Parameters<Form>[0], x: number, z: number, lip: number, height: number) => {
  sketch.shadow({ radius: lip * 0.55, x, z, height })
  sketch.turn(
    vessel(
      [
        [lip, height, 4],
        [lip - 2, height - 12, 10],
        [lip - 26, height * 0.34, 54],
        [lip * 0.52, 14, 30],
        [lip * 0.52, 0, 3],
      ],
      { wall: 8, floor: 18 },
    ),
    {
      at: [x, 0, z],
      material: sketch.isMetal ? sketch.body : z > 0 ? sketch.second : sketch.body,
      ...(sketch.inUse && {
        contents: (widthAt: (height: number) => number) =>
          (z > 0 ? dal : salad)(sketch, {
            radius: widthAt(height * 0.7),
            y: height * 0.7,
            at: [x, 0, z],
          }),
      }),
    },
  )
  if (sketch.isMetal && sketch.hasColor)
    sketch.turn(
      [
        [lip - 1, height - 16],
        [lip - 25, height * 0.34, 54],
        [lip * 0.52 + 1, 15, 30],
        [lip * 0.52 + 1, 3],
      ],
      { at: [x, 0, z], material: sketch.accent },
    )
}
