import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CART_BUTTON_ID, CART_DRAWER_ID } from '../drawer-state.ts'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { drawer } from '#styled-system/recipes'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  panel: css({ zIndex: 'popover', w: 'min(440px, 100%)' }),
  shade: css({
    position: 'fixed',
    inset: '0',
    zIndex: 'raised',
    bg: 'backdrop',
    animation: 'fadeIn {durations.normal}',
  }),
}

/**
 * The frame of the cart drawer. The icon in the header both opens and closes it (spec §4), so the header must stay
 * usable: the panel lies below it and is not modal. Instead the rest of the page is made inert, which confines the
 * focus to panel and header.
 */
const Panel = styled('dialog', drawer)

const BEHIND = 'main, footer'

const headerBottom = (): number => {
  const header = document.getElementById(CART_BUTTON_ID)?.closest('header')
  return Math.max(0, Math.round(header?.getBoundingClientRect().bottom ?? 0))
}

/** Makes the page behind inert and keeps it from scrolling; returns the undo. */
const holdPage = (): (() => void) => {
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)]
  const root = document.documentElement.style
  for (const element of behind) element.inert = true
  // Keeps the width of a scrollbar that disappears, so that nothing moves sideways.
  if (innerWidth > document.documentElement.clientWidth) root.scrollbarGutter = 'stable'
  root.overflow = 'hidden'
  return () => {
    for (const element of behind) element.inert = false
    root.overflow = ''
    root.scrollbarGutter = ''
  }
}

type CartDrawerPanelProps = {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  children: ReactNode
}

export const CartDrawerPanel = ({
  isOpen,
  onClose,
  labelledBy,
  children,
}: CartDrawerPanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [top, setTop] = useState(0)
  const { key } = useLocation()
  const openedAt = useRef(key)

  // In the layout phase, so that a page that opens as the drawer closes can take the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    const place = () => setTop(headerBottom())
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    place()
    const giveBack = holdPage()
    current.show()
    // The page behind can still be scrolled, for example by the focus; then the banner moves the header.
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      removeEventListener('keydown', closeOnEscape)
      giveBack()
      current.close()
      // The line or button that had the focus is gone with its line, so the dialog has no focus to give back.
      if (document.activeElement === document.body)
        document.getElementById(CART_BUTTON_ID)?.focus({ preventScroll: true })
    }
  }, [isOpen, onClose])

  // A link in the header or in a line leads away from the cart.
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])

  return (
    <>
      {/* Escape and the button close it as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      {isOpen && <div className={styles.shade} style={{ top }} onClick={onClose} />}
      <Panel
        id={CART_DRAWER_ID}
        ref={dialog}
        aria-labelledby={labelledBy}
        className={styles.panel}
        style={{ top, height: `calc(100dvh - ${top}px)` }}
      >
        {children}
      </Panel>
    </>
  )
}
