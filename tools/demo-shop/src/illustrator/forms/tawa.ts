import { roti } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'

/** The griddle for rotis: a shallow disc with a long handle. */
export const tawa: Form = (sketch) => {
  const radius = sketch.vary(206, 222)
  sketch.shadow({ radius: radius - 40, height: 60 })
  sketch.shadow({
    radius: 14,
    x: radius + 96,
    z: 96,
    section: { coreX: 96, yaw: -0.42 },
    lifted: true,
  })
  sketch.rod(
    [
      [radius - 24, 20, 60],
      [radius + 40, 26, 82],
    ],
    24,
    { material: sketch.wire },
  )
  sketch.turn([
    [0, 16],
    [radius - 44, 16, 20],
    [radius - 10, 44, 6],
    [radius, 47, 4],
    [radius, 36, 4],
    [radius - 50, 0, 20],
    [0, 0],
  ])
  if (sketch.inUse) {
    roti(sketch, { radius: radius * 0.62, y: 17 })
    roti(sketch, { radius: radius * 0.58, y: 23, at: [14, 0, 6] })
  }
  sketch.rod(
    [
      [radius + 36, 26, 80],
      [radius + 120, 40, 108],
      [radius + 214, 44, 140],
    ],
    34,
    {
      smooth: true,
    },
  )
}
