import type { Stage } from './stage.ts'

/** A quiet row on deep teal, for words in white. */
export const featured: Stage = {
  wall: '#1f4f4f',
  floor: '#183f40',
  horizon: -210,
  wideCenter: 0.7,
  glow: 0.14,
  arches: [],
  suns: [{ x: 60, y: -360, radius: 330, color: '#e9a43c' }],
  props: [
    { podium: '#2f6a68', radius: 170, height: 110, x: 60, y: -130 },
    { form: 'masala-dabba', material: 'Steel', seed: 1, x: 60, y: -236, size: 0.82 },
    { form: 'bottle', material: 'Steel', color: 'Red', seed: 2, x: -270, y: -110, size: 0.86 },
    { form: 'jar', material: 'Plastic', color: 'Yellow', seed: 2, x: 370, y: -110, size: 0.82 },
    { form: 'thali', material: 'Steel', seed: 1, x: -110, y: 20, size: 0.8 },
    { form: 'glass-set', material: 'Plastic', color: 'Green', seed: 1, x: 300, y: 30, size: 0.66 },
  ],
}
