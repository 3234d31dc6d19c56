/** A control that was pressed, and what a box among them was ticked to. */
type Press = { control: HTMLElement; wanted?: boolean }

declare global {
  interface Window {
    /** By public/early.js: the presses so far; it keeps no more from then on. */
    takeEarlyPresses?: () => Press[]
  }
}

/** Does, in their order, what was pressed on the server's page before there was code to do it. */
export const doEarlyPresses = (): void => {
  for (const { control, wanted } of window.takeEarlyPresses?.() ?? [])
    // One after the other, each seeing what the one before it changed.
    setTimeout(() => {
      // Whatever a press meets React brings to life first. The click itself would come too late for a box: one that
      // is ticked by the time it comes to life has not changed.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      // The click will turn it over, and React sees a change only where there is one.
      if (control instanceof HTMLInputElement && control.checked === wanted)
        control.checked = !wanted
      control.click()
    })
}
