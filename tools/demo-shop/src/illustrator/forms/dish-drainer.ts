import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const HALF = { coreX: 190, coreZ: 96 }

/** A wire rack in its tray, with two plates and a bowl left to dry. */
export const dishDrainer: Form = (sketch) => {
  const section = { ...HALF, samples: 48 }
  sketch.shadow({ radius: 36, section, height: 120 })
  const tray = vessel(
    [
      [42, 46, 3],
      [42, 38, 3],
      [34, 6, 8],
      [28, 0],
    ],
    { wall: 6, floor: 8 },
  )
  sketch.turn(tray, { section, material: sketch.accent })
  frame(sketch, -1)
  if (!sketch.isBare) for (const x of [-150, -96]) dish(sketch, x)
  for (let x = -180; x <= 60; x += 40) hoop(sketch, x)
  if (!sketch.isBare) cup(sketch)
  frame(sketch, 1)
  for (let x = -200; x <= 200; x += 40)
    sketch.rod(
      [
        [x, 30, 116],
        [x, 136, 124],
      ],
      7,
      { material: sketch.wire },
    )
  sketch.turn(
    [
      [42, 47, 3],
      [42, 38, 3],
      [34, 6, 8],
      [28, 0],
    ],
    { section, material: sketch.accent },
  )
}

const frame = (sketch: Sketch, side: number) => {
  const z = side * 124
  sketch.rod(
    [
      [-222, 136, z],
      [222, 136, z],
    ],
    11,
    { material: sketch.wire },
  )
  for (const x of [-222, 222]) {
    sketch.rod(
      [
        [x, 26, z * 0.94],
        [x, 136, z],
      ],
      11,
      { material: sketch.wire },
    )
    if (side < 0)
      sketch.rod(
        [
          [x, 136, z],
          [x, 136, -z],
        ],
        11,
        { material: sketch.wire },
      )
  }
}

const hoop = (sketch: Sketch, x: number) =>
  sketch.rod(
    [
      [x, 30, 70],
      [x + 6, 118, 60],
      [x + 10, 118, -60],
      [x + 4, 30, -70],
    ],
    6,
    {
      material: sketch.wire,
    },
  )

const dish = (sketch: Sketch, x: number) =>
  sketch.turn(
    [
      [0, 0],
      [70, 0, 20],
      [104, 16, 3],
      [108, 14, 3],
      [108, 8],
    ],
    {
      at: [x + 60, 128, -10],
      tilt: -1.05,
      material: sketch.second,
    },
  )

const cup = (sketch: Sketch) => {
  sketch.turn(
    [
      [0, 122],
      [38, 122, 6],
      [46, 112, 16],
      [62, 20, 8],
      [64, 12],
      [0, 12],
    ],
    {
      at: [136, 30, 10],
      material: sketch.second,
    },
  )
}
