import { towel } from '#illustrator/contents/cloth.ts'
import { oval } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const DARK = plastic('#2a2d31', 0)

/** A low round stool on four splayed legs. */
export const bathStool: Form = (sketch) => {
  const seat = sketch.vary(160, 174)
  const height = sketch.vary(206, 250)
  sketch.shadow({ radius: seat * 0.8, height: 160, strength: 0.4 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      sketch.shadow({ radius: 18, x: x * seat * 0.86, z: z * seat * 0.5, height: 40 })
  legs(sketch, seat, height, -1)
  legs(sketch, seat, height, 1)
  sketch.turn([
    [0, height + 34],
    [seat - 26, height + 34, 14],
    [seat, height + 22, 12],
    [seat + 2, height - 14, 6],
    [seat - 10, height - 18],
  ])
  for (const [x, z] of [...oval(62, 62, 8), ...oval(112, 112, 14)])
    sketch.turn(
      [
        [0, height + 35.2],
        [9, height + 35.2],
        [9, height + 35],
      ],
      {
        at: [x, 0, z],
        material: DARK,
      },
    )
  if (sketch.inUse)
    towel(sketch, { at: [0, height + 34, 0], half: 86, depth: 48, color: '#f0e6d6' })
}

const legs = (sketch: Sketch, seat: number, height: number, depth: number) => {
  const spread = seat * 0.86
  const hip = seat * 0.66
  const foot = depth * seat * 0.5
  for (const side of [-1, 1])
    sketch.rod(
      [
        [side * hip, height, depth * 60],
        [side * spread, 12, foot],
      ],
      36,
      {
        material: sketch.isMetal ? sketch.wire : sketch.body,
      },
    )
  if (sketch.isMetal)
    for (const side of [-1, 1])
      sketch.rod(
        [
          [side * spread * 0.985, 34, foot],
          [side * spread, 12, foot],
        ],
        42,
      )
  const rung = height * 0.36
  const at = (side: number) => [side * (spread - 14), rung, foot * 0.92] as const
  sketch.rod([at(-1), at(1)], 17, { material: sketch.isMetal ? sketch.wire : sketch.body })
}
