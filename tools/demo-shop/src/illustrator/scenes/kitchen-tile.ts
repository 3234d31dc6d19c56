import type { Stage } from './stage.ts'

export const kitchenTile: Stage = {
  wall: '#f6e3c2',
  floor: '#efd2a2',
  horizon: -250,
  wideCenter: 0.66,
  glow: 0.5,
  arches: [{ x: 0, width: 600, height: 620, color: '#eeb65c' }],
  suns: [],
  props: [
    { podium: '#f7ead3', radius: 150, height: 90, x: 140, y: -150 },
    { form: 'lota', material: 'Steel', seed: 1, x: 140, y: -232, size: 0.95 },
    { form: 'jar', material: 'Plastic', color: 'Red', seed: 2, x: -190, y: -140, size: 0.95 },
    { form: 'casserole', material: 'Plastic', color: 'Red', seed: 1, x: 190, y: 0, size: 0.85 },
    { form: 'saucepan', material: 'Steel', color: 'Black', seed: 1, x: -160, y: 30, size: 0.9 },
  ],
}
