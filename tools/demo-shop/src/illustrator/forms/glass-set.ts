import { clear } from '#illustrator/materials/clear.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** Four tumblers standing close together. */
export const glassSet: Form = (sketch) => {
  const mouth = sketch.vary(70, 76)
  const height = sketch.vary(190, 220)
  const places = [
    [-96, -70],
    [76, -86],
    [-34, 62],
    [142, 54],
  ] as const
  for (const [x, z] of places) {
    sketch.shadow({ radius: mouth - 16, x, z, height: height * 0.7 })
    tumbler(sketch, mouth, height, [x, 0, z])
  }
}

const tumbler = (
  sketch: Parameters<Form>[0],
  mouth: number,
  height: number,
  at: readonly [number, number, number],
) => {
  const outside = [
    [mouth, height, 3],
    [mouth, height - 12, 4],
    [mouth - 14, 22, 10],
    [mouth - 20, 0, 6],
  ] as const
  const material = sketch.isMetal
    ? sketch.body
    : clear(sketch.hasColor ? sketch.color : '#d9e6ea', sketch.hasColor ? 0.5 : 0.14)
  sketch.turn(vessel(outside, { wall: sketch.isMetal ? 5 : 6, floor: sketch.isMetal ? 8 : 20 }), {
    at,
    material,
  })
  if (sketch.isMetal && sketch.hasColor)
    sketch.turn(
      [
        [mouth - 3, height * 0.62],
        [mouth - 6, height * 0.38],
      ],
      {
        at,
        material: sketch.accent,
      },
    )
}
