import { clear } from '#illustrator/materials/clear.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form } from '#illustrator/sketch.ts'

/** A see-through storage jar, filled, with a colored lid; in metal, a plain canister. */
export const jar: Form = (sketch) => {
  const radius = sketch.vary(128, 140)
  const height = sketch.vary(290, 350)
  sketch.shadow({ radius, height })
  const outside = [
    [radius - 14, height, 4],
    [radius - 14, height - 16, 14],
    [radius, height - 40, 26],
    [radius, 14, 12],
    [radius - 12, 0, 10],
    [0, 0],
  ] as const
  if (sketch.isMetal) sketch.turn(outside)
  else {
    const level = height * sketch.vary(0.55, 0.75)
    const grain = plastic(sketch.pick(['#d99a3d', '#e8dcc0', '#8a5a3a', '#c9502e', '#7f9a4e']), 0.1)
    sketch.turn(
      [
        [0, level],
        [radius - 10, level, 4],
        [radius - 9, 20, 10],
        [radius - 20, 8, 8],
        [0, 8],
      ],
      { material: grain },
    )
    sketch.turn(outside, { material: clear('#dfe9ea') })
  }
  sketch.turn(
    [
      [0, height + 46],
      [radius - 34, height + 46, 6],
      [radius - 30, height + 40, 4],
      [radius - 14, height + 40, 6],
      [radius - 4, height + 34, 8],
      [radius - 4, height - 8, 5],
      [radius - 16, height - 10],
    ],
    { material: sketch.accent },
  )
}
