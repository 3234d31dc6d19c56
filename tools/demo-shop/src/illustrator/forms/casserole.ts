import { steel } from '#illustrator/materials/metal.ts'
import type { Form } from '#illustrator/sketch.ts'

/** An insulated pot that keeps rotis warm: chunky, two-toned, with ears. */
export const casserole: Form = (sketch) => {
  const radius = sketch.vary(186, 200)
  const height = sketch.vary(132, 158)
  const shell = sketch.isMetal ? sketch.body : sketch.accent
  const trim = sketch.isMetal ? sketch.accent : sketch.second
  sketch.shadow({ radius: radius - 24, height })
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
      [radius - 4, height + 12, 4],
      [radius + 8, height + 10, 5],
      [radius + 8, height - 6, 5],
      [radius, height - 8],
    ],
    { material: steel },
  )
  sketch.turn(
    [
      [0, height + 78],
      [60, height + 77, 10],
      [radius - 40, height + 60, 60],
      [radius + 2, height + 26, 20],
      [radius + 2, height + 10],
    ],
    { material: shell },
  )
  sketch.turn(
    [
      [0, height + 116],
      [44, height + 114, 16],
      [50, height + 98, 10],
      [28, height + 86, 8],
      [26, height + 72],
    ],
    { material: trim },
  )
}
