import { useUnsavedGuard } from '#lib/browser/use-unsaved-guard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveDialogProps = {
  isDirty: boolean
  question: string
  confirmLabel: string
  /** What happens to unsaved changes. */
  children: string
}

/** Asks before a form's unsaved changes are lost. */
export const LeaveDialog = ({ isDirty, question, confirmLabel, children }: LeaveDialogProps) => {
  const { wayOut, stay } = useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      isAboutBack
      question={question}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        stay()
        wayOut?.()
      }}
      onCancel={stay}
    >
      {children}
    </ConfirmDialog>
  )
}
