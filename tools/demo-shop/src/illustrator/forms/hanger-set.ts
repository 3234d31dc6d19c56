import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Point } from '#illustrator/vector.ts'

const COTTON = plastic('#8fb3cf', 0)
const SEAM = plastic('#6f97b6', 0)

/** Clothes hangers on a rail, one behind the other. */
export const hangerSet: Form = (sketch) => {
  sketch.rod(
    [
      [-250, 330, -40],
      [250, 330, -40],
    ],
    20,
    { material: sketch.wire },
  )
  sketch.wallShadow(
    [
      [-250, 330, -40],
      [250, 330, -40],
    ],
    18,
  )
  sketch.wallShadow(
    [
      [-170, 110, 0],
      [0, 240, 0],
      [210, 110, 0],
    ],
    16,
  )
  for (const [index, x] of [-76, -26, 24, 74].entries()) hanger(sketch, x, index)
  if (sketch.inUse) shirt(sketch, 74)
}

// One half, from the collar down; the other is its mirror.
const HALF: readonly Point[] = [
  [0, 232],
  [22, 268],
  [62, 262],
  [186, 184],
  [240, 52],
  [178, 30],
  [140, 92],
  [136, -150],
  [0, -156],
]

const SHIRT: readonly Point[] = [...HALF, ...HALF.toReversed().map(([x, y]): Point => [-x, y])]

const NECK: readonly Point[] = [
  [-22, 268],
  [0, 232],
  [22, 268],
  [0, 172],
]

const COLLAR: readonly Point[] = [
  [22, 272],
  [52, 244],
  [30, 204],
  [0, 172],
]

const SLEEVE: readonly Point[] = [
  [140, 92],
  [150, 150],
  [142, 208],
]

const CUFF: readonly Point[] = [
  [180, 44],
  [234, 66],
]

const PLACKET: readonly Point[] = [
  [10, 166],
  [10, -152],
]

const HEM: readonly Point[] = [
  [-135, -138],
  [135, -138],
]

/** On the foremost hanger. */
const shirt = (sketch: Sketch, x: number) => {
  sketch.plate(SHIRT, [x, 0, 60], { material: COTTON, bulge: 0.5 })
  sketch.plate(NECK, [x, 0, 61], { material: SEAM, bulge: 0.1, light: 0.5 })
  for (const side of [-1, 1])
    sketch.plate(
      COLLAR.map(([px, py]) => [side * px, py]),
      [x, 0, 61],
      { material: COTTON, bulge: 0.1 },
    )
  const seam = (points: readonly Point[]) =>
    sketch.rod(
      points.map(([px, py]) => [x + px, py, 62] as const),
      3,
      { material: SEAM },
    )
  for (const side of [-1, 1]) {
    seam(SLEEVE.map(([px, py]) => [side * px, py]))
    seam(CUFF.map(([px, py]) => [side * px, py]))
  }
  seam(PLACKET)
  seam(HEM)
  for (const y of [110, 60, 10, -40, -90])
    sketch.rod(
      [
        [x, y, 62],
        [x, y + 1, 62],
      ],
      7,
      { material: sketch.wire },
    )
}

const hanger = (sketch: Sketch, x: number, index: number) => {
  const drop = index * 5
  const z = -40 + index * 26
  const material = index % 2 === 0 ? sketch.accent : sketch.second
  sketch.rod(
    [
      [x, 262 - drop, z],
      [x, 296, z],
      [x + 26, 318, z],
      [x + 26, 344, z],
      [x, 358, z],
      [x - 24, 344, z],
    ],
    10,
    { material: sketch.wire, smooth: true },
  )
  sketch.rod(
    [
      [x, 258 - drop, z],
      [x + 60, 236 - drop, z],
      [x + 176, 150 - drop, z],
      [x + 190, 122 - drop, z],
      [x + 168, 110 - drop, z],
      [x, 108 - drop, z],
      [x - 168, 110 - drop, z],
      [x - 190, 122 - drop, z],
      [x - 176, 150 - drop, z],
      [x - 60, 236 - drop, z],
      [x, 258 - drop, z],
    ],
    21,
    { material, smooth: true },
  )
}
