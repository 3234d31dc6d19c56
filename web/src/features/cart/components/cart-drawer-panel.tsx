import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { closeOnBackdrop, closeHandlers } from '#components/ui/overlay/dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css } from '#styled-system/css'
import { drawer } from '#styled-system/recipes'
import { CART_DRAWER_ID, CART_PLACE_ID, iconSlot } from '../drawer-state.ts'

const styles = {
  // Scrolls as a whole where an on-screen keyboard leaves little room.
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
 * Frame of the cart drawer, a modal dialog. The header's icon opens and closes it (spec §4), so the icon moves into
 * the open dialog but keeps its position. It is a popover, because the dialog is below the header.
 */
const Panel = styled('dialog', drawer)

type Place = { top: number; height: number; icon: DOMRect | undefined }

const findPlace = (): Place => {
  const place = document.getElementById(CART_PLACE_ID)
  const header = place?.closest('header')?.getBoundingClientRect()
  const top = Math.max(0, Math.round(header?.bottom ?? 0))
  // The part of the page that an on-screen keyboard leaves, at any zoom.
  const { height, scale } = globalThis.visualViewport ?? { height: innerHeight, scale: 1 }
  return { top, height: Math.round(height * scale) - top, icon: place?.getBoundingClientRect() }
}

/** Prevents the page behind from scrolling; returns the undo. */
const holdPage = (): (() => void) => {
  const root = document.documentElement.style
  // Keeps the width of a disappearing scrollbar, against layout shift.
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
    // Scripts can still scroll the page behind, which moves the header by the banner's height.
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

  // Closes after a link in a line was followed.
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])

  return (
    // Escape is the keyboard alternative.
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
