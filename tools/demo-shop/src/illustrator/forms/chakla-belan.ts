import { roti } from '#illustrator/contents/food.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const WOOD = plastic('#c08a52', 0.25)

/** The rolling board on its feet with the pin lying across. */
export const chaklaBelan: Form = (sketch) => {
  const radius = sketch.vary(206, 218)
  sketch.shadow({ radius: radius - 30, height: 60 })
  const feet = [-1, 1].map((side) => [side * radius * 0.6, radius * 0.66] as const)
  for (const [x, z] of feet)
    sketch.turn(
      [
        [26, 30],
        [22, 0],
        [0, 0],
      ],
      { at: [x, 0, z] },
    )
  sketch.turn([
    [0, 62],
    [radius - 12, 62, 4],
    [radius, 56, 8],
    [radius, 36, 8],
    [radius - 14, 28, 6],
    [0, 28],
  ])
  sketch.turn(
    [
      [radius - 30, 62.5],
      [radius - 26, 64, 2],
      [radius - 22, 62.5],
    ],
    {
      material: sketch.hasColor ? sketch.second : sketch.body,
    },
  )
  if (sketch.inUse) roti(sketch, { radius: radius * 0.7, y: 63 })
  sketch.shadowOn({
    radius: 16,
    y: 62,
    x: 10,
    z: 40,
    section: { coreX: 176, yaw: 0.55 },
    height: 30,
    strength: 0.8,
  })
  pin(sketch)
}

// From one end of the pin to the other, lying across the board.
const at = (along: number) => [along * 276, 96, 34 - along * 170] as const

const pin = (sketch: Sketch) => {
  const material = sketch.isMetal ? sketch.accent : WOOD
  sketch.rod([at(-1), at(-0.6)], 30, { material })
  sketch.rod([at(0.6), at(1)], 30, { material })
  sketch.rod([at(-0.66), at(0.66)], 66, { material })
}
