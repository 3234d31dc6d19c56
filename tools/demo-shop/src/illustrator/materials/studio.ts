import { normalize, smoothstep } from '#illustrator/vector.ts'
import type { Vec } from '#illustrator/vector.ts'

// The one studio in which everything is photographed: a large soft box at the upper left, a slim
// fill at the right, a bright floor, and black flags between them that give metal its dark cores.

/** Where the soft key light comes from. */
export const KEY: Vec = normalize([-0.62, 0.66, 0.55])

// Reflections are looked up as if from nearly level: from the camera's real height an upright wall
// would mirror nothing but floor.
const EYE: Vec = normalize([0, 0.12, 1])

const bump = (center: number, half: number, soft: number, value: number) =>
  1 - smoothstep(half - soft, half + soft, Math.abs(value - center))

type Reflection = {
  /** 0–1: how bright what is mirrored is. */
  luminance: number
  /** 0–1: how much of it is a light itself. */
  lamp: number
  /** 0–1: how much of it is the floor. */
  floor: number
}

/** What a mirror facing `normal` shows; `roughness` 0–1 blurs it. */
export const reflect = (normal: Vec, roughness: number): Reflection => {
  const facing = normal[0] * EYE[0] + normal[1] * EYE[1] + normal[2] * EYE[2]
  const x = 2 * facing * normal[0] - EYE[0]
  const y = 2 * facing * normal[1] - EYE[1]
  const z = 2 * facing * normal[2] - EYE[2]
  const azimuth = (Math.atan2(x, z) * 180) / Math.PI
  const elevation = (Math.asin(Math.max(-1, Math.min(1, y))) * 180) / Math.PI
  const soft = 7 + roughness * 26
  const strength = 1 - roughness * 0.55

  const floor = smoothstep(6 + soft, -6 - soft, elevation)
  const wall = 0.56 + 0.18 * smoothstep(10, 80, elevation)
  const ground = 0.6 + 0.26 * smoothstep(-8, -60, elevation)
  let luminance = wall + (ground - wall) * floor
  luminance -= 0.3 * strength * bump(9, 5, soft * 0.7, elevation)

  // Azimuth means nothing straight up and down, so the flags fade towards the poles.
  const level = Math.cos((elevation * Math.PI) / 180) ** 1.5
  const flag = (center: number, half: number, depth: number) => {
    luminance *= 1 - depth * strength * level * bump(center, half, soft, azimuth)
  }
  flag(4, 24, 0.52)
  flag(112, 17, 0.55)
  flag(-128, 12, 0.5)
  flag(52, 5, 0.25)

  const tall = bump(18, 52, 14, elevation)
  const key = bump(-76, 30, soft, azimuth) * tall
  const fill = bump(78, 9, soft, azimuth) * bump(0, 55, 14, elevation)
  // Seen on walls alone: the far side of a lid would be as bright as the tile behind it.
  const upright = 1 - smoothstep(0.25, 0.75, normal[1])
  const rim = smoothstep(146, 168, Math.abs(azimuth)) * level * 0.55 * upright
  const lamp = Math.min(1, key * strength + fill * 0.72 * strength + rim * strength)
  return { luminance: luminance + (1 - luminance) * lamp, lamp, floor }
}
