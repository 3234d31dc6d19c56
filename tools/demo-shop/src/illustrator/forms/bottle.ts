import type { Form } from '#illustrator/sketch.ts'

/** A water bottle with a screw cap; the metal ones are flasks. */
export const bottle: Form = (sketch) => {
  const radius = sketch.vary(84, 98)
  const shoulder = sketch.vary(360, 410)
  const neck = sketch.vary(44, 52)
  const top = shoulder + 92
  sketch.shadow({ radius, height: 500 })
  sketch.turn([
    [neck, top],
    [neck, top - 30, 14],
    [radius, shoulder, 70],
    [radius, 90, 10],
    [radius - 4, 84, 4],
    [radius - 4, 78, 4],
    [radius, 72, 10],
    [radius - 2, 0, 18],
    [0, 0],
  ])
  if (!sketch.isMetal)
    for (const height of [150, 210, 270])
      sketch.turn([
        [radius - 1, height + 9, 6],
        [radius + 3, height + 4.5, 6],
        [radius - 1, height, 6],
      ])
  const lid = sketch.isMetal ? sketch.accent : sketch.second
  const cap = neck + 14
  sketch.turn(
    [
      [neck + 3, top - 12],
      [neck + 3, top - 24],
      [neck, top - 28],
    ],
    { material: lid },
  )
  sketch.turn(
    [
      [0, top + 62],
      [cap, top + 62, 12],
      [cap, top - 10, 6],
      [neck, top - 10],
    ],
    { material: lid, light: (_, y) => (y < top - 6 ? 0.7 : 1) },
  )
  sketch.rod(
    [
      [-cap + 6, top + 50, 0],
      [-cap * 0.7, top + 96, 0],
      [0, top + 112, 0],
      [cap * 0.7, top + 96, 0],
      [cap - 6, top + 50, 0],
    ],
    17,
    { material: lid, smooth: true },
  )
}
