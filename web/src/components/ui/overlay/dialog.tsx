import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { css, cva } from '#styled-system/css'
import { openOverlay } from '#lib/browser/overlays.ts'
import { styled } from '../styled.tsx'

const dialog = cva({
  base: {
    m: 'auto',
    p: '0',
    // Not inherited from where it stands, such as a cell of a table.
    fontSize: 'md',
    fontWeight: 'normal',
    lineHeight: 'body',
    textAlign: 'start',
    whiteSpace: 'normal',
    color: 'ink',
    bg: 'paper',
    borderRadius: 'lg',
    boxShadow: 'lg',
    '&::backdrop': { bg: 'backdrop' },
    '&[open]': { animation: 'rise {durations.normal} {easings.out}' },
  },
  variants: {
    look: {
      center: { w: 'min(440px, calc(100vw - 32px))' },
      /** At the lower edge of a phone, where a thumb reaches it. */
      sheet: {
        w: { base: '100vw', md: 'min(480px, calc(100vw - 32px))' },
        maxW: 'none',
        maxH: '92dvh',
        mb: { base: '0', md: 'auto' },
        borderBottomRadius: { base: '0', md: 'lg' },
      },
    },
  },
})

const styles = { content: css({ p: '6' }) }

/**
 * Keeps a native modal `<dialog>` in step with `isOpen`. The browser does what libraries need kilobytes for: it traps
 * the focus, makes the page behind inert, closes on Escape and returns the focus to where it was. Back closes it too,
 * unless `isAboutBack`.
 */
export const useModal = (
  isOpen: boolean,
  isAboutBack = false,
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  useEffect(
    () => (isOpen && !isAboutBack ? openOverlay(() => ref.current?.close()) : undefined),
    [isOpen, isAboutBack],
  )
  return ref
}

/** React hands on the closing of a dialog within this one, which the browser does not. */
const isOwn = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean =>
  target === currentTarget

/**
 * How a dialog hears that it is closed. The browser tells of it later than it gives the focus back: who has opened it again by
 * then keeps it.
 */
export const closeHandlers = (onClose: () => void) => ({
  // Escape, before the browser closes it.
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event)) onClose()
  },
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event) && !event.currentTarget.open) onClose()
  },
})

/** A click on the backdrop arrives at the dialog itself, a click inside at one of its children. */
export const closeOnBackdrop = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) onClose()
}

type DialogProps = {
  look?: 'center' | 'sheet'
  isOpen: boolean
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
  /** It asks about a step through the history, and so is none itself. */
  isAboutBack?: boolean | undefined
  children: ReactNode
}

/** A dialog's buttons: at its end, and full width on a phone. */
export const DialogActions = styled(
  'div',
  cva({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      '& > *': { flexGrow: { base: 1, sm: 0 } },
    },
  }),
)

/** A question or a choice over the page. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, labelledBy, look = 'center', isAboutBack, children } = props
  const ref = useModal(isOpen, isAboutBack)
  return (
    // Escape closes it as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={dialog({ look })}
      ref={ref}
      aria-labelledby={labelledBy}
      {...closeHandlers(onClose)}
      onClick={closeOnBackdrop(onClose)}
    >
      {/* Each row of a table has a dialog, so their questions are in the page only while they are open. */}
      {isOpen && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}
