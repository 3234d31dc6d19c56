import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const DARK = plastic('#3a3d42', 0.05)
const BAG = plastic('#dfe5dd', 0.35)

/** A pedal bin with a domed lid. */
export const dustbin: Form = (sketch) => {
  const radius = sketch.vary(142, 154)
  const height = sketch.vary(340, 380)
  const foot = radius - 22
  const isOpen = sketch.isOpen || sketch.inUse
  sketch.shadow({ radius: foot, height: 360 })
  if (isOpen) raisedLid(sketch, radius, height)
  if (isOpen) inside(sketch, radius, height)
  sketch.turn([
    [radius, height],
    [foot + 4, 34, 6],
    [foot + 8, 30, 4],
    [foot + 6, 0, 10],
    [0, 0],
  ])
  collar(sketch, radius, height)
  if (!isOpen) lid(sketch, radius, height)
  sketch.turn(
    [
      [0, 34],
      [10, 34, 5],
      [14, 26, 5],
      [12, 10, 4],
      [0, 8],
    ],
    {
      at: [0, 0, foot + 22],
      section: { coreX: 34, coreZ: 14, samples: 40 },
      material: sketch.isMetal ? sketch.accent : sketch.second,
    },
  )
}

/** The pail, and the bag over its rim where one is in use. */
const inside = (sketch: Sketch, radius: number, height: number) =>
  sketch.turn(
    [
      [0, height * 0.5],
      [radius - 30, height * 0.5],
      [radius - 8, height],
      [radius + 2, height + 4],
    ],
    { material: sketch.inUse ? BAG : DARK },
  )

const collar = (sketch: Sketch, radius: number, height: number) =>
  sketch.turn(
    [
      [radius - 4, height + 4],
      [radius + 2, height + 4, 3],
      [radius + 7, height, 4],
      [radius + 7, height - 26, 4],
      [radius, height - 30],
    ],
    { material: sketch.inUse ? BAG : sketch.body },
  )

const dome = (radius: number, y: number) =>
  [
    [0, y + 56],
    [70, y + 56, 60],
    [radius - 8, y + 22, 30],
    [radius + 2, y + 6, 5],
    [radius + 2, y],
  ] as const

const lid = (sketch: Sketch, radius: number, height: number) =>
  sketch.turn(dome(radius, height), { material: sketch.isMetal ? sketch.accent : sketch.second })

/** Standing up behind, seen from within. */
const raisedLid = (sketch: Sketch, radius: number, height: number) =>
  sketch.turn(
    [
      [0, -30],
      [radius - 30, -20, 30],
      [radius - 2, 0, 8],
      [radius + 4, 0, 4],
      [radius + 4, -10],
    ],
    {
      at: [0, height + radius * 0.92, -radius * 1.06],
      tilt: -1.32,
      material: sketch.isMetal ? sketch.accent : sketch.second,
    },
  )
