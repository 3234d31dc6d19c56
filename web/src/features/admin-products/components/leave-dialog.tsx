import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'

/** Stands beside a form and asks before its unsaved changes are lost. */
export const LeaveDialog = ({ isDirty }: { isDirty: boolean }) => {
  const { wayOut, stay } = useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      question="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => {
        stay()
        wayOut?.()
      }}
      onCancel={stay}
    >
      What you changed here is not saved yet.
    </ConfirmDialog>
  )
}
