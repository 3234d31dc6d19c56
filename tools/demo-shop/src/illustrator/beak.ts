import type { Pull } from './lathe-row.ts'
import { smoothstep } from './vector.ts'

type Beak = { from: number; to: number; reach: number; width?: number }

/** Draws the wall out to the left, from a height to the rim, as into the beak of a jug. */
export const beak = ({ from, to, reach, width = 0.62 }: Beak): Pull => {
  return (angle, height) => {
    const away = Math.PI - Math.abs(angle)
    if (away > width * 1.8 || height < from) return 0
    const side = Math.exp(-((away / (width * 0.62)) ** 2))
    return reach * side * smoothstep(from, to, height) ** 1.3
  }
}
