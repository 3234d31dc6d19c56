import { useEffect } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** The control that had the focus, the parts of the page around it, and all controls as they were. */
type Held = { control: Element; around: Element[]; controls: Element[] }

const hold = (control: Element, page: Element): Held => {
  const around: Element[] = []
  for (let part = control.parentElement; part && part !== page; part = part.parentElement)
    around.push(part)
  return { control, around, controls: [...page.querySelectorAll(CONTROLS)] }
}

/** Some are there for another width of screen. */
const canHaveFocus = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility()

/**
 * What a removed control leaves beside it, in the nearest part of the page that has any: the next control of its kind,
 * the one before, or what has taken its place; then those of other kinds. Where all around it has gone as well, such as
 * the bar of what is chosen, the control before that; on another page, nothing.
 */
const besideOf = ({ control, around, controls }: Held): Element | undefined => {
  const at = controls.indexOf(control)
  for (const part of around) {
    const left = part.isConnected ? [...part.querySelectorAll(CONTROLS)].filter(canHaveFocus) : []
    const ofItsKind = left.filter(({ tagName }) => tagName === control.tagName)
    for (const choice of [ofItsKind, left]) {
      const isChoice = (one: Element) => choice.includes(one)
      const next = controls.slice(at).find(isChoice) ?? controls.slice(0, at).findLast(isChoice)
      if (next ?? choice[0]) return next ?? choice[0]
    }
  }
  return controls.slice(0, at).findLast(canHaveFocus)
}

/** Where the focus goes now; nowhere while a pressed button is busy, because it comes back. */
const nextOf = (held: Held): Element | null | undefined => {
  const { control } = held
  if (!control.isConnected) return besideOf(held)
  // A field may have been left on purpose, by Enter.
  if (!control.matches(':disabled')) return control.tagName === 'BUTTON' ? control : undefined
  // At the end of the list the button is disabled, but the handle can still move it.
  return control.closest('[data-place]')?.querySelector('[data-handle]')
}

/**
 * Browsers send the focus to the start of the page if what has it is removed, disabled or put elsewhere, as happens
 * with
 * a chip that is pressed away, or a button while it is busy. It stays where the work is instead.
 */
export const useKeptFocus = (id: string): void => {
  useEffect(() => {
    const page = document.getElementById(id)
    if (!page) return undefined
    let held: Held | undefined
    /** What had the focus before the dialog that has it now, and gets it again. */
    let opener: Held | undefined
    const onFocus = ({ target }: FocusEvent) => {
      const isControl = target instanceof Element && target.matches(CONTROLS)
      if (!isControl || !target.closest('dialog')) opener = undefined
      else if (held && !held.control.closest('dialog')) opener = held
      held = isControl ? hold(target, page) : undefined
    }
    // A press elsewhere puts the focus there, or nowhere. What has the focus already gets no event of it.
    const onPress = ({ target }: PointerEvent) => {
      const { control } = held ?? {}
      held =
        control && target instanceof Node && control.contains(target)
          ? hold(control, page)
          : undefined
    }
    const observer = new MutationObserver(() => {
      if (!held) return
      const { activeElement } = document
      const isDisabled = activeElement === held.control && activeElement.matches(':disabled')
      if (activeElement !== document.body && !isDisabled) return
      if (opener && !held.control.isConnected) [held, opener] = [opener, undefined]
      const next = nextOf(held)
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
    page.addEventListener('focusin', onFocus)
    addEventListener('pointerdown', onPress, { capture: true })
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      page.removeEventListener('focusin', onFocus)
      removeEventListener('pointerdown', onPress, { capture: true })
      observer.disconnect()
    }
  }, [id])
}
