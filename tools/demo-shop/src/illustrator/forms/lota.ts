import { liquid } from '#illustrator/contents/food.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Point } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const WATER = '#a9c9d4'
const HUSK = plastic('#8a5d38', 0.05)
const GREEN = plastic('#4d8f45', 0.35)

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
    sketch.inUse ? { contents: () => offering(sketch, lip, height) } : {},
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

const LEAF: readonly Point[] = [
  [0, 0],
  [-26, 34],
  [-34, 78],
  [-16, 122],
  [0, 150],
  [16, 122],
  [34, 78],
  [26, 34],
]

/** Water, a crown of mango leaves and a coconut, as for a puja. */
const offering = (sketch: Sketch, lip: number, height: number) => {
  const leaf = (lean: number) =>
    sketch.standing({ x: lean * 0.9, y: height - 76, z: -24, lean }, (part) =>
      part.plate(LEAF, [0, 0, 0], { material: GREEN, bulge: 0.7 }),
    )
  liquid(sketch, { radius: lip - 41, y: height - 44, color: WATER })
  for (const lean of [-62, 62, -14, 14]) leaf(lean)
  sketch.turn(
    [
      [0, height + 104],
      [30, height + 92, 30],
      [66, height + 24, 60],
      [56, height - 34],
    ],
    { material: HUSK },
  )
  for (const lean of [-38, 38]) leaf(lean)
}
