import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const WOOD = plastic('#c08a52', 0.25)

/** The rolling board on its feet with the pin lying across. */
export const chaklaBelan: Form = (sketch) => {
  const radius = sketch.vary(206, 218)
  sketch.shadow({ radius: radius - 30, height: 60 })
  const feet = [-1, 1].map((side) => [side * radius * 0.55, radius * 0.5] as const)
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
  sketch.shadowOn({
    radius: 16,
    y: 62,
    x: 16,
    z: 26,
    section: { coreX: 210, yaw: 0.32 },
    height: 40,
    strength: 0.8,
  })
  pin(sketch)
}

/** Turned upright like everything else, then laid down as a picture. */
const pin = (sketch: Sketch) => {
  const material = sketch.isMetal ? sketch.accent : WOOD
  sketch.laidDown({ x: -398, y: 40, turn: 73 }, (part) => {
    part.turn(
      [
        [0, 520],
        [13, 516, 10],
        [19, 490, 16],
        [12, 446, 8],
        [14, 440, 3],
        [26, 436, 6],
        [34, 270, 200],
        [26, 96, 6],
        [14, 92, 3],
        [12, 86, 8],
        [19, 42, 16],
        [13, 14, 10],
        [0, 12],
      ],
      { material, light: () => 1, at: [0, 200, 0] },
    )
  })
}
