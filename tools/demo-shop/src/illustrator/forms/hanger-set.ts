import type { Form, Sketch } from '#illustrator/sketch.ts'

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
