import type { Form } from '#illustrator/sketch.ts'

/** Stacked tins held by a frame with a carrying handle. */
export const tiffin: Form = (sketch) => {
  const radius = sketch.vary(108, 120)
  const tier = sketch.vary(88, 98)
  const tiers = sketch.pick([3, 3, 4])
  const top = tiers * tier
  sketch.shadow({ radius: radius + 8, height: top })
  for (let index = 0; index < tiers; index += 1) tin(sketch, radius, index * tier, tier)
  sketch.turn([
    [0, top + 38],
    [40, top + 38, 10],
    [radius - 12, top + 24, 30],
    [radius + 5, top + 6, 6],
    [radius + 5, top - 10, 4],
    [radius, top - 12],
  ])
  frame(sketch, radius, top)
}

const tin = (sketch: Parameters<Form>[0], radius: number, y: number, tier: number) =>
  sketch.turn(
    [
      [0, y + tier],
      [radius, y + tier],
      [radius, y + tier - 4, 2],
      [radius + 4, y + tier - 7, 3],
      [radius + 4, y + tier - 13, 3],
      [radius, y + tier - 16, 2],
      [radius, y + 8, 6],
      [radius - 5, y + 1, 4],
      [radius - 6, y],
    ],
    { light: (_, height) => (height < y + 7 ? 0.62 : 1) },
  )

const frame = (sketch: Parameters<Form>[0], radius: number, top: number) => {
  const side = radius + 9
  const strap = sketch.isMetal ? sketch.body : sketch.wire
  for (const sign of [-1, 1])
    sketch.rod(
      [
        [sign * side, 14, 26],
        [sign * side, top + 24, 26],
      ],
      15,
      { material: strap },
    )
  sketch.rod(
    [
      [-side, top + 16, 26],
      [-side + 2, top + 66, 22],
      [-side * 0.62, top + 106, 14],
      [side * 0.62, top + 106, 14],
      [side - 2, top + 66, 22],
      [side, top + 16, 26],
    ],
    15,
    { material: strap, smooth: true },
  )
  sketch.rod(
    [
      [-58, top + 109, 14],
      [58, top + 109, 14],
    ],
    30,
  )
  for (const sign of [-1, 1])
    sketch.rod(
      [
        [sign * side, top - 16, 30],
        [sign * side, top + 18, 30],
      ],
      22,
    )
}
