import { clear } from '#illustrator/materials/clear.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { tumbler } from './glass-set.ts'

const WATER = '#bfdbe6'
const GLASS = clear('#d9e6ea', 0.14)

/** A water bottle with a screw cap; the metal ones are flasks. */
export const bottle: Form = (sketch) => {
  const radius = sketch.vary(84, 98)
  const shoulder = sketch.vary(360, 410)
  const neck = sketch.vary(44, 52)
  const top = shoulder + 92
  sketch.shadow({ radius, height: 500 })
  // The throat, seen when the cap is off.
  sketch.turn([
    [0, top - 40],
    [neck - 6, top - 40],
    [neck - 5, top, 2],
    [neck, top, 2],
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
  if (!sketch.isOpen && !sketch.inUse) {
    cap(sketch, neck, [0, top, 0])
    return
  }
  sketch.shadow({ radius: neck + 10, x: -150, z: 90, height: 60 })
  cap(sketch, neck, [-150, 10, 90])
  if (!sketch.inUse) return
  sketch.shadow({ radius: 56, x: 176, z: 90, height: 120 })
  tumbler(sketch, {
    mouth: 64,
    height: 170,
    at: [176, 0, 90],
    ...(sketch.isMetal
      ? { material: sketch.body, drink: CHAI }
      : { material: GLASS, drink: WATER }),
  })
}

const CHAI = '#b8814f'

const cap = (sketch: Sketch, neck: number, at: Vec) => {
  const material = sketch.isMetal ? sketch.accent : sketch.second
  const wide = neck + 14
  if (at[0] === 0)
    sketch.turn(
      [
        [neck + 3, -12],
        [neck + 3, -24],
        [neck, -28],
      ],
      { at, material },
    )
  sketch.turn(
    [
      [0, 62],
      [wide, 62, 12],
      [wide, -10, 6],
      [neck, -10],
    ],
    { at, material, light: (_, y) => (y < -6 ? 0.7 : 1) },
  )
  const loop = [
    [-wide + 6, 50],
    [-wide * 0.7, 96],
    [0, 112],
    [wide * 0.7, 96],
    [wide - 6, 50],
  ] as const
  sketch.rod(
    loop.map(([x, y]) => [at[0] + x, at[1] + y, at[2]] as const),
    17,
    { material, smooth: true },
  )
}
