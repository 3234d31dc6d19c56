import { bowlOf } from '#illustrator/contents/bowl.ts'
import { salad } from '#illustrator/contents/food.ts'
import { slot } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { steel } from '#illustrator/materials/metal.ts'
import { vessel } from '#illustrator/vessel.ts'
import { fork, knife, spoon } from './tableware.ts'

const DARK = plastic('#25282c', 0)

/** Spoons, forks and knives standing in their caddy. */
export const cutlerySet: Form = (sketch) => {
  const mouth = sketch.vary(104, 112)
  const height = 176
  sketch.shadow({ radius: mouth - 14, height: 260 })
  const outside = [
    [mouth, height, 4],
    [mouth, height - 14, 4],
    [mouth - 12, 16, 10],
    [mouth - 20, 0, 8],
  ] as const
  const material = sketch.isMetal && !sketch.hasColor ? sketch.body : sketch.accent
  const walls = vessel(outside, { wall: 7, floor: 12 })
  const body = sketch.turn(walls, { material, contents: () => pieces(sketch, height) })
  for (let angle = -66; angle <= 66; angle += 22)
    sketch.decal({ shape: slot(13, 84), profile: body, angle, height: 88, material: DARK })
  if (sketch.inUse) bowlOf(sketch, salad, { at: [196, 0, 90], size: 1.2 })
}

const pieces = (sketch: Sketch, height: number) => {
  const grip = sketch.isMetal ? steel : sketch.second
  const look = { y: height - 60, material: steel, grip }
  knife(sketch, { ...look, x: -62, z: -40, lean: -15 })
  spoon(sketch, { ...look, x: -18, z: -50, lean: -4 })
  fork(sketch, { ...look, x: 26, z: -50, lean: 5 })
  spoon(sketch, { ...look, x: 68, z: -36, lean: 15 })
}
