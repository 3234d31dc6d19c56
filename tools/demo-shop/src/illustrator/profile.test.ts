import { expect, it } from 'vitest'
import { profile, radiusAt, subdivide } from './profile.ts'

it('rounds corners and keeps the ends', () => {
  const points = profile([
    [0, 100],
    [50, 100, 20],
    [50, 0],
  ])
  expect(points[0]).toEqual([0, 100])
  expect(points.at(-1)).toEqual([50, 0])
  expect(points).not.toContainEqual([50, 100])
  expect(Math.max(...points.map(([radius]) => radius))).toBe(50)
})

it('cuts straight stretches into pieces, but not a flat end', () => {
  const points = subdivide(
    [
      [0, 100],
      [50, 100],
      [50, 0],
    ],
    () => 25,
  )
  expect(points).toEqual([
    [0, 100],
    [50, 100],
    [50, 75],
    [50, 50],
    [50, 25],
    [50, 0],
  ])
})

it('finds the radius at a height', () => {
  const cone = profile([
    [100, 200],
    [0, 0],
  ])
  expect(radiusAt(cone, 100)).toBeCloseTo(50)
  expect(radiusAt(cone, 300)).toBe(0)
})
