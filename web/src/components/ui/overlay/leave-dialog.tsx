import { useUnsavedGuard } from '#lib/browser/use-unsaved-guard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveDialogProps = {
  isDirty: boolean
  question: string
  confirmLabel: string
  /** Explains what happens to unsaved changes. */
  children: string
}

/** Asks before unsaved changes of a form are lost. */
export const LeaveDialog = ({ isDirty, question, confirmLabel, children }: LeaveDialogProps) => {
  const { wayOut, stay } = useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      isAboutBack
      question={question}
      confirmLabel={confirmLabel}
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
