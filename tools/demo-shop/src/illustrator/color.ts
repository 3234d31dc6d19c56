import { clamp, lerp } from './vector.ts'

/** A color in OKLab (Björn Ottosson, 2020): mixing in it keeps ramps clean where RGB turns muddy. */
export type Color = readonly [lightness: number, a: number, b: number]

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

export const parseColor = (hex: string): Color => {
  const number = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((number >> 16) & 255) / 255)
  const g = toLinear(((number >> 8) & 255) / 255)
  const b = toLinear((number & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const channel = (value: number) =>
  Math.round(clamp(fromLinear(clamp(value))) * 255)
    .toString(16)
    .padStart(2, '0')

export const toHex = ([lightness, a, b]: Color): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}

export const mix = (from: Color, to: Color, t: number): Color => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
  lerp(from[2], to[2], t),
]
