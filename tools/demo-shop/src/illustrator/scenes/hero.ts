import type { Stage } from './stage.ts'

/** The kitchen at its best: steel in front of a saffron arch. */
export const hero: Stage = {
  wall: '#f3e6d0',
  floor: '#ecd9bb',
  horizon: -330,
  wideCenter: 0.71,
  glow: 0.5,
  arches: [
    { x: 20, width: 640, height: 760, color: '#eebd6b' },
    { x: 430, width: 330, height: 470, color: '#d98f5a' },
    { x: -400, width: 300, height: 400, color: '#7fa6a1' },
  ],
  suns: [],
  props: [
    { podium: '#f6ecdb', radius: 190, height: 130, x: 20, y: -190 },
    { form: 'tiffin', material: 'Steel', color: 'Red', seed: 3, x: 20, y: -312, size: 1.05 },
    { podium: '#e8cfa9', radius: 130, height: 70, x: 360, y: -190 },
    { form: 'water-jug', material: 'Steel', color: 'Black', seed: 4, x: 352, y: -256, size: 0.86 },
    { form: 'jar', material: 'Plastic', color: 'Green', seed: 1, x: -300, y: -215, size: 0.82 },
    { form: 'bottle', material: 'Steel', color: 'Blue', seed: 1, x: -450, y: -150, size: 0.82 },
    {
      form: 'pressure-cooker',
      material: 'Steel',
      color: 'Black',
      seed: 1,
      x: 300,
      y: -60,
      size: 0.98,
    },
    { form: 'kadhai', material: 'Steel', color: 'Red', seed: 1, x: -190, y: -40, size: 0.9 },
    { form: 'mug', material: 'Steel', color: 'Yellow', seed: 1, x: 70, y: 6, size: 0.62 },
    {
      form: 'serving-bowl',
      material: 'Fiber',
      color: 'Yellow',
      seed: 1,
      x: -470,
      y: 20,
      size: 0.5,
    },
  ],
}
