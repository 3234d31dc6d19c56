import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { css, cva } from '#styled-system/css'
import { styled } from '../styled.tsx'

const styles = {
  root: css({
    m: 'auto',
    p: '0',
    w: 'min(440px, calc(100vw - 32px))',
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
  }),
  content: css({ p: '6' }),
}

/**
 * Keeps a native modal `<dialog>` in step with `isOpen`. The browser does what libraries need kilobytes for: it traps
 * the focus, makes the page behind inert, closes on Escape and returns the focus to where it was.
 */
export const useModal = (isOpen: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  return ref
}

/** A click on the backdrop arrives at the dialog itself, a click inside at one of its children. */
export const closeOnBackdrop = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) onClose()
}

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
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

/** A sheet in the middle of the page. */
export const Dialog = ({ isOpen, onClose, labelledBy, children }: DialogProps) => {
  const ref = useModal(isOpen)
  return (
    // Escape closes it as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.root}
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={(event) => {
        // React hands on the closing of a dialog within this one, which the browser does not.
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={closeOnBackdrop(onClose)}
    >
      {/* Each row of a table has a dialog, so their questions are in the page only while they are open. */}
      {isOpen && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}
