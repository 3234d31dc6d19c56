import type { Form, Sketch } from '#illustrator/sketch.ts'

/** A pedal bin with a domed lid. */
export const dustbin: Form = (sketch) => {
  const radius = sketch.vary(142, 154)
  const height = sketch.vary(340, 380)
  const foot = radius - 22
  sketch.shadow({ radius: foot, height: 360 })
  sketch.turn([
    [radius, height],
    [foot + 4, 34, 6],
    [foot + 8, 30, 4],
    [foot + 6, 0, 10],
    [0, 0],
  ])
  lid(sketch, radius, height)
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

const lid = (sketch: Sketch, radius: number, height: number) => {
  const material = sketch.isMetal ? sketch.accent : sketch.second
  sketch.turn(
    [
      [radius + 2, height + 4, 3],
      [radius + 7, height, 4],
      [radius + 7, height - 26, 4],
      [radius, height - 30],
    ],
    {
      material: sketch.body,
    },
  )
  sketch.turn(
    [
      [0, height + 58],
      [70, height + 54, 40],
      [radius - 8, height + 22, 30],
      [radius + 2, height + 6, 5],
      [radius + 2, height],
    ],
    { material },
  )
}
