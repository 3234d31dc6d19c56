/** A grown-up's open hand in centimetres: its middle at 0, its wrist on the ground, y downwards. */
export const HAND_HEIGHT = 18.5
export const HAND_WIDTH = 12.4

type Finger = readonly [fromX: number, fromY: number, toX: number, toY: number, width: number]

const FINGERS: readonly Finger[] = [
  [-2.9, -9, -4.1, -16.1, 1.9],
  [-1, -9.4, -1.35, -17.5, 1.95],
  [0.95, -9.2, 1.45, -16.7, 1.9],
  [2.75, -8.6, 4, -13.6, 1.7],
]

const PALM =
  'M-2.8 0C-2.9-1.4-3.9-3-4-5.2-4.1-7-3.8-8.4-3.7-9.6-2.4-10.3 2-10.4 3.4-9.2 3.8-7.4 3.9-5.4 3.5-3.6 3.2-2.2 2.8-1.2 2.8 0Z'

const THUMB = 'M-2.9-4.2C-4.2-5-5-6.2-5.7-8.1'

/** Its outline is one: all parts in one color, then the lines of the palm. */
export const handMarkup = (color: string, line: string): string => {
  const fingers = FINGERS.map(
    ([x1, y1, x2, y2, width]) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-width="${width}"/>`,
  )
  return (
    `<path d="${PALM}" fill="${color}"/>` +
    `<g fill="none" stroke="${color}" stroke-linecap="round">${fingers.join('')}` +
    `<path d="${THUMB}" stroke-width="2.2"/></g>` +
    `<g fill="none" stroke="${line}" stroke-width=".16" stroke-linecap="round">` +
    `<path d="M-3.4-8.4C-2-7.2.4-7 2.9-7.9M-3.6-7.2C-1.6-6.6.8-5 1.4-3.4M-2.9-7C-1.4-5.6-.9-3.2-1.2-1.2"/></g>`
  )
}
