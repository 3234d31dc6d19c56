import { rice, sabzi, salad } from '#illustrator/contents/food.ts'
import { oval } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Point } from '#illustrator/vector.ts'

const INK = plastic('#33353b', 0.1)
const RIM = 22

/** A round-eared plate with three hollows: two eyes and a snout. */
export const kidsPlate: Form = (sketch) => {
  sketch.shadow({ radius: 196, height: 50 })
  for (const side of [-1, 1]) ear(sketch, side)
  sketch.turn(
    [
      [0, 12],
      [204, 12, 10],
      [214, RIM + 4, 5],
      [224, RIM + 2, 5],
      [224, RIM - 8, 6],
      [196, 0],
    ],
    { material: sketch.accent },
  )
  for (const [index, hollow] of HOLLOWS.entries()) {
    dish(sketch, hollow)
    if (sketch.inUse) FOODS[index]?.(sketch, hollow)
  }
  face(sketch)
}

type Hollow = { x: number; z: number; half: number; depth: number }

const HOLLOWS: readonly Hollow[] = [
  { x: -94, z: -62, half: 24, depth: 60 },
  { x: 94, z: -62, half: 24, depth: 60 },
  { x: 0, z: 104, half: 74, depth: 62 },
]

const served = ({ x, z, depth }: Hollow) => ({ radius: depth - 8, y: 20, at: [x, 0, z] as const })

const FOODS = [
  (sketch: Sketch, hollow: Hollow) => sabzi(sketch, served(hollow)),
  (sketch: Sketch, hollow: Hollow) => salad(sketch, served(hollow)),
  (sketch: Sketch, hollow: Hollow) => rice(sketch, { ...served(hollow), rise: 30 }),
] as const

const ear = (sketch: Sketch, side: number) => {
  const at = [side * 152, 0, -160] as const
  sketch.shadow({ radius: 60, x: at[0], z: at[2], height: 40 })
  sketch.turn(
    [
      [0, 12],
      [66, 12, 6],
      [74, RIM, 5],
      [82, RIM, 5],
      [82, 4, 4],
      [70, 0],
    ],
    { at, material: sketch.second },
  )
}

const dish = (sketch: Sketch, { x, z, half, depth }: Hollow) =>
  sketch.turn(
    [
      [0, 16],
      [depth - 12, 16, 8],
      [depth - 2, RIM + 2, 5],
      [depth + 4, RIM, 4],
      [depth + 6, 12],
    ],
    { section: { coreX: half, samples: 64 }, at: [x, 0, z], material: sketch.second },
  )

/** Drawn on the flat of the plate, as seen from above. */
const print = (sketch: Sketch, shape: readonly Point[], x: number, z: number) =>
  sketch.canvas.path(
    shape.map(([px, py]) => sketch.canvas.camera.project([x + px, 18, z - py])),
    sketch.ink(INK),
  )

const face = (sketch: Sketch) => {
  print(sketch, oval(26, 19), 0, 14)
  if (!sketch.inUse) for (const x of [-94, 94]) print(sketch, oval(13), x, -62)
  const smile = [
    [-40, 82],
    [-20, 100],
    [0, 84],
    [20, 100],
    [40, 82],
  ] as const
  if (!sketch.inUse)
    sketch.rod(
      smile.map(([x, z]) => [x, 19, z] as const),
      7,
      { material: INK, smooth: true },
    )
}
