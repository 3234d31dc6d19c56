import { useEffect } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** The control that had focus, its ancestors, and all controls at that time. */
type Held = { control: Element; around: Element[]; controls: Element[] }

const hold = (control: Element, page: Element): Held => {
  const around: Element[] = []
  for (let part = control.parentElement; part && part !== page; part = part.parentElement)
    around.push(part)
  return { control, around, controls: [...page.querySelectorAll(CONTROLS)] }
}

/** Some controls are hidden at this screen width. */
const canHaveFocus = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility()

/**
 * Finds a neighbor of a removed control, in the nearest ancestor with any: the next control of its kind, the previous
 * one, or its replacement; then controls of other kinds. If all ancestors are gone too, such as a bar of filter
 * chips, takes the control before them; after a page change, none.
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

/** The next element to focus; undefined while a pressed button is busy, because it becomes enabled again. */
const nextOf = (held: Held): Element | null | undefined => {
  const { control } = held
  if (!control.isConnected) return besideOf(held)
  // Enter may have left a field on purpose.
  if (!control.matches(':disabled')) return control.tagName === 'BUTTON' ? control : undefined
  // At the end of the list the move button is disabled, but the drag handle works.
  return control.closest('[data-place]')?.querySelector('[data-handle]')
}

/**
 * Keeps the focus near the work. Browsers move it to the start of the page if the focused element is removed,
 * disabled or moved: for example a removed filter chip or a busy button.
 */
export const useFocusFallback = (id: string): void => {
  useEffect(() => {
    const page = document.getElementById(id)
    if (!page) return undefined
    let held: Held | undefined
    /** The focused element before the open dialog; it gets the focus back. */
    let opener: Held | undefined
    const onFocus = ({ target }: FocusEvent) => {
      const isControl = target instanceof Element && target.matches(CONTROLS)
      if (!isControl || !target.closest('dialog')) opener = undefined
      else if (held && !held.control.closest('dialog')) opener = held
      held = isControl ? hold(target, page) : undefined
    }
    // A press moves the focus or removes it; an already focused element gets no new event.
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
