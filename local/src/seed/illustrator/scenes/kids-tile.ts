import type { Stage } from './stage.ts'

export const kidsTile: Stage = {
  wall: '#f9dfe0',
  floor: '#f3c9cd',
  horizon: -240,
  wideCenter: 0.66,
  glow: 0.5,
  arches: [],
  suns: [{ x: 30, y: -430, radius: 320, color: '#f7c56b' }],
  props: [
    { podium: '#fdf3ea', radius: 170, height: 100, x: 130, y: -150 },
    { form: 'kids-plate', material: 'Fiber', color: 'Blue', seed: 1, x: 130, y: -262, size: 0.82 },
    { form: 'sipper', material: 'Plastic', color: 'Green', seed: 2, x: -190, y: -130, size: 1 },
    { form: 'lunch-box', material: 'Plastic', color: 'Red', seed: 1, x: 200, y: 10, size: 0.78 },
    { form: 'kids-cup', material: 'Plastic', color: 'Yellow', seed: 1, x: -110, y: 36, size: 0.8 },
  ],
}
