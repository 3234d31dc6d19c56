import { useState, type ReactNode } from 'react'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { BusyButton, Button } from '../elements.tsx'
import { useText } from '../texts.ts'
import { DialogActions, TitledDialog } from './dialog.tsx'
import { toast } from './toaster.tsx'

export type Confirmation<Reply> = {
  /** The spec's question, for example text('confirmDeleteUser'). */
  question: string
  confirmLabel: string
  /** For questions where 'Cancel' could be read as the action itself, such as cancelling an order. */
  cancelLabel?: string
  /** What is confirmed; the dialog waits for it, and closes. */
  call: () => Reply | Promise<Reply>
  /** Toasts; the second with the server's reason. */
  done?: string
  failed?: string
  onDone?: ((reply: Reply) => void) | undefined
  children?: ReactNode
}

type ConfirmDialogProps<Reply> = Confirmation<Reply> & {
  isOpen: boolean
  isAboutBack?: boolean
  onClose: () => void
}

/** Asks before an irreversible action; the safe answer has the focus. */
export const ConfirmDialog = <Reply,>(props: ConfirmDialogProps<Reply>) => {
  const t = useText()
  const { isOpen, isAboutBack, question, confirmLabel, cancelLabel, children, onClose } = props
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    const { call, done, failed, onDone } = props
    setBusy(true)
    try {
      const reply = await call()
      if (done) toast.success(done)
      onDone?.(reply)
    } catch (error) {
      if (failed) toast.error(failed, messageOf(t.language, error))
    }
    setBusy(false)
    onClose()
  }
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} isAboutBack={isAboutBack} title={question}>
      {children && <div className={css({ mt: '2', color: 'ink.soft' })}>{children}</div>}
      <DialogActions className={css({ mt: '6' })}>
        <Button variant="outline" onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <BusyButton variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </TitledDialog>
  )
}
