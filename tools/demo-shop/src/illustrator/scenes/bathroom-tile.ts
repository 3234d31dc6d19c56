import type { Stage } from './stage.ts'

export const bathroomTile: Stage = {
  wall: '#d5e6e6',
  floor: '#b9d5d5',
  horizon: -250,
  wideCenter: 0.66,
  glow: 0.5,
  arches: [{ x: -20, width: 560, height: 640, color: '#8fbcbd' }],
  suns: [],
  props: [
    { form: 'bucket', material: 'Plastic', color: 'Blue', seed: 1, x: -120, y: -120, size: 1.05 },
    { podium: '#eef5f3', radius: 120, height: 110, x: 210, y: -140 },
    {
      form: 'soap-dispenser',
      material: 'Plastic',
      color: 'White',
      seed: 3,
      x: 210,
      y: -240,
      size: 0.74,
    },
    { form: 'bath-mug', material: 'Plastic', color: 'Yellow', seed: 1, x: 40, y: 10, size: 0.8 },
    { form: 'soap-dish', material: 'Plastic', color: 'Pink', seed: 1, x: -190, y: 30, size: 0.62 },
    { form: 'toothbrush-holder', material: 'Steel', seed: 1, x: 330, y: -6, size: 0.74 },
  ],
}
