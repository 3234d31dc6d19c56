/**
 * Lets a page hear of Back and Forward before the router does. A window calls its listeners in the order in which
 * they were added (capturing makes no difference there), so main.tsx imports this file before it renders.
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
