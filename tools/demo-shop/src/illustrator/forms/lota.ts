import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** The old water pot: a round belly, a waist and a wide lip. */
export const lota: Form = (sketch) => {
  const belly = sketch.vary(146, 160)
  const lip = sketch.vary(112, 122)
  const height = sketch.vary(250, 280)
  sketch.shadow({ radius: 96, height })
  sketch.turn(
    vessel(
      [
        [lip, height, 4],
        [lip - 4, height - 10, 8],
        [lip - 34, height - 34, 20],
        [lip - 34, height - 62, 16],
        [belly + 6, height * 0.52, 92],
        [belly - 36, 34, 60],
        [88, 20, 10],
        [92, 4, 5],
        [90, 0],
      ],
      { wall: 7, floor: 14 },
    ),
  )
  if (sketch.hasColor)
    sketch.turn(
      [
        [lip - 2, height - 1],
        [lip + 3, height - 4, 3],
        [lip, height - 12],
      ],
      { material: sketch.accent },
    )
}
