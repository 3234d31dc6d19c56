import { X } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { openOverlay } from '#lib/browser/overlays.ts'
import { css, cva } from '#styled-system/css'
import { Heading, IconButton } from '../elements.tsx'
import { styled } from '../styled.tsx'
import { useText } from '../texts.ts'

const dialog = cva({
  base: {
    m: 'auto',
    p: '0',
    // Resets styles inherited from the parent, such as a table cell.
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
      /** At a phone's lower edge, within reach of the thumb. */
      sheet: {
        w: { base: '100vw', md: 'min(480px, calc(100vw - 32px))' },
        maxW: 'none',
        maxH: '92dvh',
        // What has the focus is beside head and foot, not below them.
        scrollPaddingBlock: '72px 120px',
        mb: { base: '0', md: 'auto' },
        borderBottomRadius: { base: '0', md: 'lg' },
      },
    },
  },
})

/**
 * Keeps a native modal `<dialog>` in sync with `isOpen`. The browser traps the focus, makes the page inert, closes on
 * Escape and restores the focus. Back closes it too, unless `isAboutBack`.
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

/** React bubbles events of nested dialogs, unlike the browser. */
const isOwn = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean =>
  target === currentTarget

/**
 * Handlers for closing. The close event arrives after the focus has returned, so a dialog opened again meanwhile
 * stays open.
 */
export const closeHandlers = (onClose: () => void) => ({
  // Escape, before the browser closes the dialog.
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event)) onClose()
  },
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event) && !event.currentTarget.open) onClose()
  },
})

/** A click on the backdrop targets the dialog itself, a click inside targets a child. */
export const closeOnBackdrop = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) onClose()
}

type DialogProps = {
  look?: 'center' | 'sheet'
  isOpen: boolean
  onClose: () => void
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** The dialog asks about history navigation, so it adds no history entry. */
  isAboutBack?: boolean | undefined
  children: ReactNode
}

/** A dialog's buttons, at its end; full width on a phone. */
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

/** A modal question or choice. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, labelledBy, look = 'center', isAboutBack, children } = props
  const ref = useModal(isOpen, isAboutBack)
  return (
    // Escape is the keyboard alternative.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={dialog({ look })}
      ref={ref}
      aria-labelledby={labelledBy}
      {...closeHandlers(onClose)}
      onClick={closeOnBackdrop(onClose)}
    >
      {/* Each table row has a dialog, so the content is rendered only while open. */}
      {isOpen && <div className={css({ p: '6' })}>{children}</div>}
    </dialog>
  )
}

const styles = {
  // In sight however far the dialog is scrolled, up to its edges.
  header: css({
    position: 'sticky',
    top: '0',
    zIndex: 'raised',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    m: '-6',
    mb: '0',
    px: '6',
    pt: '6',
    pb: '1',
    bg: 'paper',
  }),
}

type TitledDialogProps = Omit<ComponentProps<typeof Dialog>, 'labelledBy'> & {
  title: string
  size?: 'card' | 'small'
  /** A button to close it beside its title, where none of its own does. */
  hasClose?: boolean
}

/** A dialog whose first line is its heading and name. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, size = 'card', hasClose = false, children, ...rest } = props
  const t = useText()
  const id = useId()
  return (
    <Dialog {...rest} labelledBy={id}>
      <div className={styles.header}>
        <Heading id={id} size={size}>
          {title}
        </Heading>
        {hasClose && (
          <IconButton
            className={css({ mr: '-3', my: '-3' })}
            aria-label={t('close')}
            onClick={rest.onClose}
          >
            <X aria-hidden size={22} />
          </IconButton>
        )}
      </div>
      {children}
    </Dialog>
  )
}
