/**
 * Transition of controls: fast, and only for properties that need no layout. Global styles disable it for people who
 * prefer reduced motion.
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
