import { washing } from '#illustrator/contents/cloth.ts'
import { slot } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** A tall open basket of slotted plastic. */
export const laundryBasket: Form = (sketch) => {
  const mouth = sketch.vary(176, 190)
  const height = sketch.vary(310, 360)
  const foot = mouth - 40
  const dark = plastic(sketch.color, 0)
  sketch.shadow({ radius: foot, height: 320 })
  const body = sketch.turn(
    vessel(
      [
        [mouth + 10, height, 6],
        [mouth + 10, height - 22, 6],
        [mouth - 2, height - 26, 4],
        [foot + 6, 20, 10],
        [foot, 0, 8],
      ],
      { wall: 8, floor: 14 },
    ),
    {
      contents: () => {
        farSlots(sketch, mouth, height)
        if (sketch.inUse) washing(sketch, { radius: mouth - 20, y: height - 50 })
      },
    },
  )
  for (let row = 0; row < 3; row += 1)
    for (let angle = -84; angle <= 84; angle += 10.5) {
      sketch.decal({
        shape: slot(15, 66),
        profile: body,
        angle,
        height: height - 78 - row * 86,
        material: dark,
        light: 0.02,
      })
    }
}

/** Those of the far wall, seen from within. */
const farSlots = (sketch: Sketch, mouth: number, height: number) => {
  const dark = plastic(sketch.color, 0)
  for (let angle = -60; angle <= 60; angle += 12) {
    const theta = (angle * Math.PI) / 180
    const r = mouth - 16
    sketch.plate(
      slot(14 * Math.cos(theta), 46),
      [r * Math.sin(theta), height - 66, -r * Math.cos(theta)],
      { material: dark, light: 0.2 },
    )
  }
}
