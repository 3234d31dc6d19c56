/** A ref of what stands where a button was that had the focus: the next press of Tab goes on from there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
