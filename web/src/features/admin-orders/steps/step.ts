import type { NextStep } from './stage.ts'

/** A step with what is said of it. */
export type Step =
  | { id: Exclude<NextStep, 'ship'> | 'unreachable' | 'decline' }
  | { id: 'ship'; courier: string; awb: string }
