/** Steps from an empty shop to an open one, in order; a done one is not told. */
export const SETUP_STEPS = [
  'shop',
  'product',
  'delivery',
  'legal',
  'look',
  'backup',
  'open',
] as const

export type SetupStep = (typeof SETUP_STEPS)[number]

/** The most variants that are told to run out. */
export const MAX_SCARCE = 20
