/**
 * How controls respond to the pointer: quickly, and only with properties that cost no layout. Global styles make it
 * instantaneous for people who want less motion.
 */
export const QUICK = [
  'background-color',
  'border-color',
  'color',
  'text-decoration-color',
  'opacity',
  'translate',
]
  .map((property) => `${property} {durations.fast}`)
  .join(', ')
