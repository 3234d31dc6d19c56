import { plastic } from '#illustrator/materials/plastic.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'

const COTTON = ['#f4ead6', '#7fa6c9', '#e6b8a8', '#9cba9a', '#efe9df', '#d9a35a'] as const

type Fold = { x: number; z: number; lift: number; wide: number; yaw: number }

const FOLDS: readonly Fold[] = [
  { x: -0.42, z: -0.36, lift: 0.3, wide: 0.5, yaw: 0.5 },
  { x: 0.38, z: -0.4, lift: 0.38, wide: 0.5, yaw: -0.4 },
  { x: 0, z: -0.1, lift: 0.5, wide: 0.62, yaw: 0.15 },
  { x: -0.44, z: 0.2, lift: 0.24, wide: 0.42, yaw: -0.5 },
  { x: 0.44, z: 0.18, lift: 0.26, wide: 0.46, yaw: 0.6 },
  { x: 0, z: 0.42, lift: 0.18, wide: 0.5, yaw: -0.1 },
]

/** Washing that fills a round place, as soft folded pieces. */
export const washing = (
  sketch: Sketch,
  { radius, y, at = [0, 0, 0] }: { radius: number; y: number; at?: Vec },
): void => {
  for (const [index, { x, z, lift, wide, yaw }] of FOLDS.entries()) {
    const top = y + lift * radius * 0.7
    const thick = radius * 0.27
    sketch.turn(
      [
        [0, top],
        [thick * 0.6, top - 2, thick * 0.5],
        [thick, top - thick * 0.8, thick * 0.5],
        [thick * 0.92, y - 20],
      ],
      {
        at: [at[0] + x * radius, at[1], at[2] + z * radius],
        section: { coreX: radius * wide * 0.5, yaw, samples: 48 },
        material: plastic(COTTON[index % COTTON.length] ?? COTTON[0], 0),
      },
    )
  }
}

/** A towel folded over and over, lying with its edge to the front. */
export const towel = (
  sketch: Sketch,
  { at, half, depth, color }: { at: Vec; half: number; depth: number; color: string },
): void => {
  const material = plastic(color, 0)
  for (let fold = 0; fold < 3; fold += 1)
    sketch.turn(
      [
        [0, 20],
        [9, 20, 6],
        [13, 10, 8],
        [9, 0, 6],
        [0, 0],
      ],
      {
        at: [at[0], at[1] + fold * 20, at[2]],
        section: { coreX: half - fold * 2, coreZ: depth, samples: 32 },
        material,
      },
    )
}
