import type { Form, Sketch } from '#illustrator/sketch.ts'

/** Two steps for small people, with grips on top. */
export const stepStool: Form = (sketch) => {
  const half = sketch.vary(128, 142)
  sketch.shadow({ radius: 20, section: { coreX: half, coreZ: 136, yaw: YAW }, height: 180 })
  step(sketch, { half, y: 236, away: -78, depth: 60 })
  step(sketch, { half: half + 6, y: 124, away: 84, depth: 60 })
}

const YAW = -0.46

type Step = { half: number; y: number; away: number; depth: number }

const step = (sketch: Sketch, { half, y, away, depth }: Step) => {
  const section = { coreX: half, coreZ: depth, yaw: YAW, samples: 56 }
  const at = [Math.sin(YAW) * away, 0, Math.cos(YAW) * away] as const
  sketch.turn(
    [
      [12, y],
      [20, 0],
    ],
    { section, at, material: sketch.accent },
  )
  sketch.turn(
    [
      [0, y + 16],
      [18, y + 16, 8],
      [28, y + 8, 8],
      [28, y - 14, 6],
      [16, y - 18],
    ],
    {
      section,
      at,
      material: sketch.accent,
    },
  )
  sketch.turn(
    [
      [0, y + 20],
      [22, y + 20, 4],
      [24, y + 14],
    ],
    {
      section: { ...section, coreX: half - 30, coreZ: depth - 26 },
      at,
      material: sketch.second,
    },
  )
}
