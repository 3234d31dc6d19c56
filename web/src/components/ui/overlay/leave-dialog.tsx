import { useText } from '#components/admin-words/texts.ts'
import { useUnsavedGuard } from '#lib/browser/use-unsaved-guard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveDialogProps = {
  isDirty: boolean
  /** Explains what happens to unsaved changes. */
  children: string
}

/** Asks before unsaved changes of a form are lost. */
export const LeaveDialog = ({ isDirty, children }: LeaveDialogProps) => {
  const t = useText()
  const { wayOut, stay } = useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      isAboutBack
      question={t('leaveQuestion')}
      confirmLabel={t('leave')}
      call={() => {
        stay()
        wayOut?.()
      }}
      onClose={stay}
    >
      {children}
    </ConfirmDialog>
  )
}
