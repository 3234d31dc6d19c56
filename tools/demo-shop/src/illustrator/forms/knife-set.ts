import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const WOOD = plastic('#b98150', 0.22)

const BOARD = plastic('#d8b07a', 0.15)
const TOMATO = plastic('#cf3d2e', 0.75)
const STALK = plastic('#4d8f45', 0.2)

/** Knives in their block, the handles in the color; one lies out in front. */
export const knifeSet: Form = (sketch) => {
  const section = { coreX: 96, coreZ: 62, yaw: 0.3, samples: 48 }
  sketch.shadow({ radius: 20, section, height: 240 })
  const grips = [
    [-78, 20, 0],
    [-26, 34, 0],
    [28, 44, 0],
    [80, 30, 0],
  ] as const
  for (const [x, lift] of grips)
    sketch.rod(
      [
        [x, 250, -30],
        [x - 10, 336 + lift, -42],
      ],
      34,
    )
  sketch.turn(
    [
      [0, 262],
      [16, 262, 5],
      [18, 254, 4],
      [18, 12, 8],
      [12, 0],
      [0, 0],
    ],
    {
      material: WOOD,
      section,
    },
  )
  const front = [
    [-52, -26],
    [8, -10],
    [66, 8],
  ] as const
  for (const [x, z] of front) {
    sketch.shadowOn({ radius: 12, x, y: 262, z: z + 30, height: 10, strength: 0.7 })
    sketch.rod(
      [
        [x, 254, z + 26],
        [x, 274, z + 24],
      ],
      20,
      { material: sketch.wire, cap: 'butt' },
    )
    sketch.rod(
      [
        [x, 284, z + 24],
        [x - 8, 372, z + 14],
      ],
      32,
    )
    for (const rivet of [306, 346])
      sketch.rod(
        [
          [x - 4, rivet, z + 40],
          [x - 4, rivet + 1, z + 40],
        ],
        8,
        { material: sketch.wire },
      )
  }
  if (sketch.inUse) cutting(sketch)
}

/** A board before the block, with tomatoes on it and a knife beside them. */
const cutting = (sketch: Sketch) => {
  const at = [60, 0, 236] as const
  const section = { coreX: 190, coreZ: 74, samples: 40 }
  sketch.shadow({ radius: 12, section, x: at[0], z: at[2], height: 20 })
  sketch.turn(
    [
      [0, 18],
      [12, 18, 3],
      [12, 0, 3],
      [0, 0],
    ],
    { at, section, material: BOARD },
  )
  for (const [x, z] of [
    [-90, 216],
    [-24, 252],
  ] as const) {
    sketch.shadowOn({ radius: 22, x, y: 18, z, height: 10 })
    sketch.turn(
      [
        [0, 76],
        [20, 82, 14],
        [42, 56, 40],
        [22, 18, 18],
        [0, 18],
      ],
      { at: [x, 0, z], material: TOMATO },
    )
    sketch.turn(
      [
        [0, 84],
        [13, 80],
      ],
      { at: [x, 0, z], material: STALK },
    )
  }
  sketch.rod(
    [
      [50, 24, 262],
      [164, 24, 230],
    ],
    24,
    { material: sketch.wire, cap: 'butt' },
  )
  sketch.rod(
    [
      [164, 26, 230],
      [240, 26, 208],
    ],
    26,
  )
}
