import { steam } from '#illustrator/contents/air.ts'
import { roti } from '#illustrator/contents/food.ts'
import { steel } from '#illustrator/materials/metal.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'

/** An insulated pot that keeps rotis warm: chunky, two-toned, with ears. */
export const casserole: Form = (sketch) => {
  const radius = sketch.vary(186, 200)
  const height = sketch.vary(132, 158)
  const shell = sketch.isMetal ? sketch.body : sketch.accent
  const trim = sketch.isMetal ? sketch.accent : sketch.second
  const closed = !sketch.isOpen && !sketch.inUse
  sketch.shadow({ radius: radius - 24, height })
  if (sketch.isOpen) {
    sketch.shadow({ radius: radius - 10, x: -250, z: -170, height: 40 })
    lid(sketch, radius, [-250, -12, -170])
  }
  for (const side of [-1, 1])
    sketch.turn(
      [
        [0, height - 8],
        [34, height - 8, 10],
        [34, height - 36, 10],
        [0, height - 40],
      ],
      { material: trim, at: [side * (radius + 4), 0, 0], section: { coreZ: 36 } },
    )
  sketch.turn(
    [
      [0, 30],
      [radius - 40, 30, 30],
      [radius - 14, height - 20],
      [radius - 8, height + 12],
    ],
    { material: steel },
  )
  if (sketch.inUse)
    for (let layer = 0; layer < 4; layer += 1)
      roti(sketch, { radius: radius - 34, y: height - 58 + layer * 9 })
  sketch.turn(
    [
      [radius, height],
      [radius, height - 30, 20],
      [radius - 16, 24, 40],
      [radius - 34, 0, 10],
      [0, 0],
    ],
    { material: shell, light: (_, y) => (y > height - 10 ? 0.7 : 1) },
  )
  sketch.turn(
    [
      [radius - 8, height + 12],
      [radius - 4, height + 13, 2],
      [radius + 8, height + 10, 5],
      [radius + 8, height - 6, 5],
      [radius, height - 8],
    ],
    { material: steel },
  )
  if (sketch.inUse) steam(sketch, [0, height, -20])
  if (closed) lid(sketch, radius, [0, height, 0])
}

const lid = (sketch: Sketch, radius: number, at: Vec) => {
  sketch.turn(
    [
      [0, 78],
      [64, 78, 60],
      [radius - 40, 60, 60],
      [radius + 2, 26, 20],
      [radius + 2, 10],
    ],
    { at, material: sketch.isMetal ? sketch.body : sketch.accent },
  )
  sketch.turn(
    [
      [0, 116],
      [44, 114, 16],
      [50, 98, 10],
      [28, 86, 8],
      [26, 72],
    ],
    { at, material: sketch.isMetal ? sketch.accent : sketch.second },
  )
}
