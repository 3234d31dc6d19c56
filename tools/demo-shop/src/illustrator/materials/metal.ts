import { mix, parseColor } from '#illustrator/color.ts'
import type { Color } from '#illustrator/color.ts'
import { clamp, dot } from '#illustrator/vector.ts'
import { KEY, reflect } from './studio.ts'
import type { Material } from './material.ts'

type Finish = { dark: Color; middle: Color; bright: Color; roughness: number; contrast: number }

const ramp = ({ dark, middle, bright }: Finish, t: number) =>
  t < 0.55 ? mix(dark, middle, t / 0.55) : mix(middle, bright, (t - 0.55) / 0.45)

const metal = (finish: Finish): Material => ({
  spun: 0.55,
  shade: (normal, light) => {
    const { luminance } = reflect(normal, finish.roughness)
    const lit = 0.12 * (dot(normal, KEY) - 0.35)
    const t = clamp((luminance + lit - 0.55) * finish.contrast + 0.55) * (0.3 + 0.7 * light)
    return ramp(finish, clamp(t))
  },
})

export const steel = metal({
  dark: parseColor('#2f353b'),
  middle: parseColor('#a3abb1'),
  bright: parseColor('#ffffff'),
  roughness: 0.12,
  contrast: 1.2,
})

export const aluminium = metal({
  dark: parseColor('#4b5054'),
  middle: parseColor('#a9adaf'),
  bright: parseColor('#f9f8f5'),
  roughness: 0.5,
  contrast: 1.3,
})

/** Cast or sheet iron, seasoned black. */
export const iron = metal({
  dark: parseColor('#17181a'),
  middle: parseColor('#3c3e42'),
  bright: parseColor('#9da1a6'),
  roughness: 0.7,
  contrast: 1.05,
})
