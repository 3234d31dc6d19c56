import { salad } from '#illustrator/contents/food.ts'
import { oval } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const DARK = plastic('#2a2d31', 0)

/** A footed strainer, its wall pierced all around. */
export const colander: Form = (sketch) => {
  const lip = sketch.vary(200, 212)
  const height = sketch.vary(168, 186)
  sketch.shadow({ radius: 112, height })
  for (const side of [-1, 1])
    sketch.rod(
      [
        [side * (lip - 4), height - 10, -48],
        [side * (lip + 44), height - 4, -38],
        [side * (lip + 44), height - 4, 38],
        [side * (lip - 4), height - 10, 48],
      ],
      16,
      { material: sketch.isMetal && !sketch.hasColor ? sketch.wire : sketch.accent, smooth: true },
    )
  const body = sketch.turn(
    vessel(
      [
        [lip + 8, height, 4],
        [lip + 8, height - 8, 3],
        [lip - 4, height - 14, 4],
        [lip - 28, 78, 70],
        [112, 24, 20],
        [112, 0, 3],
      ],
      { wall: 7, floor: 26 },
    ),
    {
      contents: (widthAt) => {
        inside(sketch, lip, height)
        if (sketch.inUse)
          salad(sketch, { radius: widthAt(height * 0.66), y: height * 0.66, rise: 60 })
      },
    },
  )
  for (let row = 0; row < 4; row += 1)
    for (let angle = -84; angle <= 84; angle += 9)
      sketch.decal({
        shape: oval(6.2, 7),
        profile: body,
        angle: angle + (row % 2) * 4.5,
        height: height - 46 - row * 24,
        material: DARK,
        light: 0.8,
      })
}

/** The holes of the far wall, seen from within: the light of the room shows through them. */
const inside = (sketch: Parameters<Form>[0], lip: number, height: number) => {
  for (let row = 0; row < 2; row += 1)
    for (let angle = -60; angle <= 60; angle += 9) {
      const theta = ((angle + row * 4.5) * Math.PI) / 180
      const radius = lip - 14 - row * 7
      const y = height - 42 - row * 26
      sketch.plate(
        oval(6 * Math.cos(theta), 6, 14),
        [radius * Math.sin(theta), y, -radius * Math.cos(theta)],
        { material: DARK, bulge: 0 },
      )
    }
}
