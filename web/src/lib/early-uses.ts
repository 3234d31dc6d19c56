type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** A control that was used: what a box among them was ticked to, or what a field was set to. */
type Use = { control: Control; checked?: boolean; value?: string }

declare global {
  interface Window {
    /** Set by public/early.js: hands over what was recorded, one use after the other, until nothing is left. */
    redoEarlyUses?: (redo: (use: Use) => void) => void
  }
}

const press = ({ control, checked }: Use): void => {
  // React hydrates whatever a press meets first. The click itself would come too late for a box: one that is ticked
  // by the time it is hydrated has not changed.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // The click will toggle it, and React only sees a change if there is one.
  if (control instanceof HTMLInputElement && control.checked === checked) control.checked = !checked
  control.click()
}

/** A value that no field has. */
const NOTHING_YET = '\0'

const fill = ({ control, value }: Use): void => {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // React compares with what it last saw in the field, which may be this very value, found when it hydrated the field.
  // It sees what its own setter on the element is given; that of the prototype passes it by.
  control.value = NOTHING_YET
  const prototype: unknown = Object.getPrototypeOf(control)
  if (typeof prototype === 'object' && prototype) Reflect.set(prototype, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Replays, in order, what was done to the server's page before the app was there to handle it. */
export const doEarlyUses = (): void =>
  window.redoEarlyUses?.((use) => (use.value === undefined ? press(use) : fill(use)))
