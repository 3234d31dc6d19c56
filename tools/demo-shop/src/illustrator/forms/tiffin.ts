import { dal, rice, sabzi } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const FILLINGS = [rice, sabzi, dal] as const

/** Stacked tins held by a frame with a carrying handle. */
export const tiffin: Form = (sketch) => {
  const radius = sketch.vary(108, 120)
  const tier = sketch.vary(88, 98)
  const tiers = sketch.pick([3, 3, 4])
  if (sketch.isOpen || sketch.inUse) {
    unstacked(sketch, radius, tier, tiers)
    return
  }
  const top = tiers * tier
  sketch.shadow({ radius: radius + 8, height: top })
  for (let index = 0; index < tiers; index += 1) tin(sketch, radius, tier, [0, index * tier, 0])
  lid(sketch, radius, [0, top, 0])
  frame(sketch, radius, top)
}

/** The tins side by side: the lowest in its frame, the others before it. */
const unstacked = (sketch: Sketch, radius: number, tier: number, tiers: number) => {
  const places = [
    [-20, -170],
    [-radius * 1.28, 40],
    [radius * 1.28, 30],
    [0, 200],
  ] as const
  for (const [index, [x, z]] of places.slice(0, tiers).entries()) {
    sketch.shadow({ radius, x, z, height: tier })
    tin(
      sketch,
      radius,
      tier,
      [x, 0, z],
      sketch.inUse ? FILLINGS[index % FILLINGS.length] : undefined,
    )
  }
  if (tiers > 3) return
  sketch.shadow({ radius, x: 0, z: 210, height: 30 })
  lid(sketch, radius, [0, 10, 210])
}

const lid = (sketch: Sketch, radius: number, at: Vec) =>
  sketch.turn(
    [
      [0, 38],
      [40, 38, 10],
      [radius - 12, 24, 30],
      [radius + 5, 6, 6],
      [radius + 5, -10, 4],
      [radius, -12],
    ],
    { at },
  )

const tin = (
  sketch: Sketch,
  radius: number,
  tier: number,
  at: Vec,
  fill?: (typeof FILLINGS)[number],
) =>
  sketch.turn(
    vessel(
      [
        [radius, tier - 2, 2],
        [radius, tier - 4, 2],
        [radius + 4, tier - 7, 3],
        [radius + 4, tier - 13, 3],
        [radius, tier - 16, 2],
        [radius, 8, 6],
        [radius - 5, 1, 4],
        [radius - 6, 0],
      ],
      { wall: 5, floor: 6 },
    ),
    {
      at,
      light: (_, height) => (height < 7 ? 0.62 : 1),
      ...(fill && {
        contents: () => fill(sketch, { radius: radius - 6, y: tier * 0.72, at }),
      }),
    },
  )

const frame = (sketch: Sketch, radius: number, top: number) => {
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
