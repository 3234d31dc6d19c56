/** 1, 2 or 5 times a power of ten: readable values for the end of an axis. */
const STEPS = [1, 2, 5, 10] as const

/** The top of an axis for values up to `most`. */
export const axisTop = (most: number): number => {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return (STEPS.find((step) => step * power >= most) ?? 10) * power
}
