import { steam } from '#illustrator/contents/air.ts'
import { rice } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

/** A cooker with a domed lid, its weight on top and the long twin handle to the right. */
export const pressureCooker: Form = (sketch) => {
  const radius = sketch.vary(160, 174)
  const height = sketch.vary(180, 220)
  sketch.shadow({ radius, height })
  if (sketch.isOpen) {
    sketch.shadow({ radius: radius - 14, x: -290, z: -150, height: 50 })
    lid(sketch, radius, [-290, 0, -150])
  }
  sketch.rod(
    [
      [-radius + 4, height - 34, 0],
      [-radius - 38, height - 30, 0],
    ],
    40,
  )
  pot(sketch, radius, height)
  if (sketch.isOpen) {
    grip(sketch, radius, height, LOWER)
    return
  }
  if (sketch.inUse) steam(sketch, [0, height + 132, 0], { height: 120, width: 50 })
  grip(sketch, radius, height, LOWER)
  lid(sketch, radius, [0, 0, 0], height)
}

const pot = (sketch: Sketch, radius: number, height: number) =>
  sketch.turn(
    vessel(
      [
        [radius + 2, height + 4, 4],
        [radius + 10, height, 6],
        [radius + 10, height - 12, 6],
        [radius, height - 18],
        [radius, 30, 10],
        [radius - 14, 0, 22],
      ],
      { wall: 8, floor: 10 },
    ),
    sketch.isOpen
      ? {
          contents: (widthAt) =>
            rice(sketch, { radius: widthAt(height * 0.6) + 1, y: height * 0.6 }),
        }
      : {},
  )

/** Where it stands on the cooker of that height; at height 0 it lies on the ground. */
const lid = (sketch: Sketch, radius: number, [x, , z]: Vec, height = 0) => {
  const at = [x, height, z] as const
  sketch.turn(
    [
      [0, 62],
      [52, 60, 20],
      [radius - 26, 34, 50],
      [radius - 2, 10, 12],
      [radius - 2, 0],
    ],
    { at, light: (r) => (r > radius - 12 ? 0.75 : 1) },
  )
  if (height > 0) grip(sketch, radius, height, UPPER)
  else
    sketch.rod(
      [
        [x + 70, 58, z - 20],
        [x - 40, 60, z + 20],
        [x - 206, 34, z + 96],
      ],
      36,
      { smooth: true },
    )
  sketch.turn(
    [
      [0, 74],
      [26, 74, 5],
      [28, 60],
    ],
    { at },
  )
  sketch.turn(
    [
      [0, 126],
      [19, 126, 6],
      [19, 104, 3],
      [12, 100, 2],
      [12, 94, 2],
      [24, 90, 4],
      [24, 72],
    ],
    { at, material: sketch.wire },
  )
}

type Grip = { width: number; path: readonly Vec[] }

const LOWER: Grip = {
  width: 34,
  path: [
    [-6, -34, 30],
    [50, -30, 44],
    [190, -22, 76],
  ],
}

const UPPER: Grip = {
  width: 38,
  path: [
    [-46, 22, 22],
    [40, 14, 40],
    [192, 12, 74],
  ],
}

/** From the rim on outwards. */
const grip = (sketch: Sketch, radius: number, height: number, { width, path }: Grip) =>
  sketch.rod(
    path.map(([reach, y, z]) => [radius + reach, height + y, z] as const),
    width,
    { smooth: true },
  )
