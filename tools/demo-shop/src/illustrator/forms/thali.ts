import { dal, rice, roti, sabzi, salad } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** The round meal plate with its katoris standing on it. */
export const thali: Form = (sketch) => {
  const radius = sketch.vary(250, 262)
  sketch.shadow({ radius: radius - 34, height: 60 })
  sketch.turn(
    vessel(
      [
        [radius, 40, 4],
        [radius, 32, 4],
        [radius - 16, 28, 6],
        [radius - 26, 6, 12],
        [radius - 36, 0, 4],
      ],
      { wall: 7, floor: 6 },
    ),
  )
  if (sketch.hasColor && sketch.isMetal) ring(sketch, radius)
  const bowls = [
    [-104, -92],
    [28, -136],
    [146, -62],
  ] as const
  for (const [index, [x, z]] of bowls.entries()) katori(sketch, x, z, FILLINGS[index])
  if (!sketch.inUse) return
  roti(sketch, { radius: 88, y: 9, at: [92, 0, 66] })
  roti(sketch, { radius: 84, y: 15, at: [100, 0, 74] })
  rice(sketch, { radius: 74, y: 8, at: [-92, 0, 74], rise: 44 })
}

const FILLINGS = [dal, sabzi, salad] as const

const katori = (sketch: Sketch, x: number, z: number, fill = dal) => {
  sketch.shadowOn({ radius: 46, x, y: 7, z, height: 20 })
  sketch.turn(
    vessel(
      [
        [66, 70, 3],
        [66, 62, 3],
        [60, 40, 10],
        [52, 6, 14],
        [46, 0],
      ],
      { wall: 6, floor: 7 },
    ),
    {
      at: [x, 8, z],
      ...(sketch.inUse && { contents: () => fill(sketch, { radius: 57, y: 60, at: [x, 0, z] }) }),
    },
  )
}

/** A band of the color on the rim. */
const ring = (sketch: Sketch, radius: number) =>
  sketch.turn(
    [
      [radius - 6, 41],
      [radius - 6, 46, 2],
      [radius + 2, 46, 3],
      [radius + 2, 32],
    ],
    { material: sketch.accent },
  )
