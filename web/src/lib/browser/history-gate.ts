/**
 * Runs a handler on Back and Forward before the router. A window calls listeners in order of registration (capturing
 * makes no difference), so main.tsx imports this file before rendering.
 */

import '#lib/browser/overlays.ts'

type Gate = (event: PopStateEvent) => void

let gate: Gate | undefined

addEventListener('popstate', (event) => gate?.(event))

/** Returns a function that removes the gate. */
export const setHistoryGate = (next: Gate): (() => void) => {
  gate = next
  return () => {
    if (gate === next) gate = undefined
  }
}
