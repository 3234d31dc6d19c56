/**
 * How what can be pressed answers the pointer: quick, and only what costs no layout. Global styles make it
 * instantaneous for whoever wants less motion.
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
