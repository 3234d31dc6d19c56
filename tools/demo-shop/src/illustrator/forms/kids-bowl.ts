import { rice } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'
import { motif } from './motifs.ts'

/** A deep bowl on a suction foot with a soft spoon in it. */
export const kidsBowl: Form = (sketch) => {
  const mouth = sketch.vary(176, 188)
  const height = 150
  sketch.shadow({ radius: 132, height })
  sketch.turn(
    [
      [96, 34],
      [110, 20, 10],
      [138, 6, 6],
      [140, 0],
    ],
    { material: sketch.second },
  )
  const outside = [
    [mouth + 6, height, 6],
    [mouth + 6, height - 12, 5],
    [mouth - 4, height - 20, 8],
    [mouth - 22, 62, 50],
    [96, 24, 20],
  ] as const
  const body = sketch.turn(vessel(outside, { wall: 11, floor: 14 }), {
    material: sketch.accent,
    contents: (widthAt) => {
      if (sketch.inUse) rice(sketch, { radius: widthAt(height * 0.66), y: height * 0.66 })
      if (!sketch.isBare) spoon(sketch)
    },
  })
  motif(sketch, { profile: body, height: 90, size: 0.6 })
}

const spoon = (sketch: Sketch) =>
  sketch.standing({ x: 40, y: 60, z: -40, lean: 38 }, (part) => {
    part.rod(
      [
        [0, 62, 0],
        [0, 300, 0],
      ],
      30,
      { material: sketch.second },
    )
  })
