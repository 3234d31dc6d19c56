type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/**
 * A used control: the new state of a checkbox, the value of a field, or the text typed for the field that a button
 * opens, and whether Enter followed.
 */
type EarlyEvent = {
  control: Control
  checked?: boolean
  value?: string
  typed?: string
  isSent?: boolean
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Set by public/early.js: returns the recorded events and stops recording. */
    takeEarlyEvents?: () => EarlyEvent[]
  }
}

const press = ({ control, checked }: EarlyEvent): void => {
  // Makes React hydrate the control first. A click would be too late for a checkbox: if it is already ticked at
  // hydration, React sees no change.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // The click toggles it, and React reacts only to a change.
  if (control instanceof HTMLInputElement && control.checked === checked) control.checked = !checked
  control.click()
}

/** A value that no field has. */
const NOTHING_YET = '\0'

const fill = ({ control, value }: EarlyEvent): void => {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // React compares with the last value it saw, which may already be this one. It sees values set through its own
  // setter on the element; the prototype's setter bypasses it.
  control.value = NOTHING_YET
  const prototype: unknown = Object.getPrototypeOf(control)
  if (typeof prototype === 'object' && prototype) Reflect.set(prototype, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Types into the field that the press opened and focused. */
const type = async ({ typed, isSent }: EarlyEvent): Promise<void> => {
  const field = document.activeElement
  if (!typed || !(field instanceof HTMLInputElement)) return
  fill({ control: field, value: typed })
  await Promise.resolve()
  if (isSent) field.form?.requestSubmit()
}

const replay = async (): Promise<void> => {
  for (const event of window.takeEarlyEvents?.() ?? []) {
    if (event.value === undefined) press(event)
    else fill(event)
    // React renders a press's changes in a microtask, and the next press needs them.
    await Promise.resolve()
    await type(event)
  }
}

/**
 * Replays, in order, the actions on the server's page from before hydration. Runs in a single task, so that no real
 * press interferes and no half-done state is shown. Runs in a later task than hydration, so that its effects are
 * rendered.
 */
export const replayEarlyEvents = (): void => void setTimeout(() => void replay())
