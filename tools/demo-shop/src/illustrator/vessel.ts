import type { Corner } from './profile.ts'

/**
 * The whole wall of an open vessel from its outside alone, given from the rim down to the foot:
 * inner floor, inner wall, a rounded rim, then the outside.
 */
export const vessel = (
  outside: readonly Corner[],
  { wall = 8, floor = 10 }: { wall?: number; floor?: number } = {},
): Corner[] => {
  const foot = outside.at(-1)?.[1] ?? 0
  const rim = outside[0] ?? [0, 0]
  const inside = outside.slice(1).toReversed()
  return [
    [0, foot + floor],
    ...inside.map(([radius, height, fillet]): Corner => [
      Math.max(1, radius - wall),
      Math.max(foot + floor, height),
      fillet,
    ]),
    [rim[0] - wall, rim[1], wall / 2],
    [rim[0] - wall, rim[1] + wall / 2, wall / 2],
    [rim[0], rim[1] + wall / 2, wall / 2],
    ...outside,
    [0, foot],
  ]
}
