import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CART_DRAWER_ID, CART_PLACE_ID, iconSlot } from '../drawer-state.ts'
import { closeOnBackdrop, closeHandlers } from '#components/ui/overlay/dialog.tsx'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { drawer } from '#styled-system/recipes'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  // Where little is left of the screen, beside a keyboard, it scrolls as a whole.
  panel: css({ w: 'min(440px, 100%)', overflowY: 'auto' }),
  slot: css({
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'paper',
    borderRadius: 'full',
    overflow: 'visible',
  }),
}

/**
 * The frame of the cart drawer, a modal dialog. The icon in the header both opens and closes it (spec §4), so the icon
 * becomes a part of the dialog while it is open, and stands where it stood: above all, as a popover, because the dialog
 * lies below the header.
 */
const Panel = styled('dialog', drawer)

type Place = { top: number; height: number; icon: DOMRect | undefined }

const findPlace = (): Place => {
  const place = document.getElementById(CART_PLACE_ID)
  const header = place?.closest('header')?.getBoundingClientRect()
  const top = Math.max(0, Math.round(header?.bottom ?? 0))
  // What a keyboard leaves of the page, at any zoom.
  const { height, scale } = globalThis.visualViewport ?? { height: innerHeight, scale: 1 }
  return { top, height: Math.round(height * scale) - top, icon: place?.getBoundingClientRect() }
}

/** Keeps the page behind from scrolling; returns the undo. */
const holdPage = (): (() => void) => {
  const root = document.documentElement.style
  // Keeps the width of a scrollbar that disappears, so that nothing moves sideways.
  if (innerWidth > document.documentElement.clientWidth) root.scrollbarGutter = 'stable'
  root.overflow = 'hidden'
  return () => {
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
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>()
  const { key } = useLocation()
  const openedAt = useRef(key)

  // In the layout phase, so that a page that opens as the drawer closes can take the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    const { current: icon } = slot
    if (!isOpen || !current) return
    const find = () => setPlace(findPlace())
    find()
    const giveBack = holdPage()
    current.showModal()
    icon?.showPopover?.()
    iconSlot.set(icon ?? undefined)
    // The page behind can still be scrolled by a script; then the banner moves the header.
    addEventListener('scroll', find, { passive: true })
    addEventListener('resize', find)
    globalThis.visualViewport?.addEventListener('resize', find)
    return () => {
      removeEventListener('scroll', find)
      removeEventListener('resize', find)
      globalThis.visualViewport?.removeEventListener('resize', find)
      giveBack()
      iconSlot.set(undefined)
      icon?.hidePopover?.()
      current.close()
    }
  }, [isOpen])

  // A link in a line leads away from the cart.
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])

  return (
    // Escape closes it as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Panel
      id={CART_DRAWER_ID}
      ref={dialog}
      aria-labelledby={labelledBy}
      className={styles.panel}
      style={{ top: place?.top, height: place?.height }}
      {...closeHandlers(onClose)}
      onClick={closeOnBackdrop(onClose)}
    >
      {children}
      <div
        className={styles.slot}
        ref={slot}
        popover="manual"
        style={{ top: place?.icon?.top, left: place?.icon?.left }}
      />
    </Panel>
  )
}
