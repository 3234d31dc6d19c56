import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { BusyButton } from '../busy-button.tsx'
import { Button } from '../button.tsx'
import { useText } from '../texts.ts'
import { DialogActions } from './dialog.tsx'
import { TitledDialog } from './titled-dialog.tsx'

const styles = {
  explanation: css({ mt: '2', color: 'ink.soft' }),
  actions: css({ mt: '6' }),
}

type ConfirmDialogProps = {
  isOpen: boolean
  /** The spec's question, for example text('confirmDeleteUser'). */
  question: string
  confirmLabel: string
  /** For questions where 'Cancel' could be read as the action itself, such as cancelling an order. */
  cancelLabel?: string
  isBusy?: boolean
  isAboutBack?: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks before an irreversible action; the safe answer has the focus. */
export const ConfirmDialog = ({
  isOpen,
  question,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  isAboutBack,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) => {
  const t = useText()
  return (
    <TitledDialog isOpen={isOpen} onClose={onCancel} isAboutBack={isAboutBack} title={question}>
      {children && <div className={styles.explanation}>{children}</div>}
      <DialogActions className={styles.actions}>
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <BusyButton variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </TitledDialog>
  )
}
