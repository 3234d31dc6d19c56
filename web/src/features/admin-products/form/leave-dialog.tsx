import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { t } from '../texts.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** Asks before a form's unsaved changes are lost. */
export const LeaveDialog = ({ isDirty }: { isDirty: boolean }) => {
  const { wayOut, stay } = useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      question={t('leaveQuestion')}
      confirmLabel={t('leave')}
      onConfirm={() => {
        stay()
        wayOut?.()
      }}
      onCancel={stay}
    >
      {t('unsaved')}
    </ConfirmDialog>
  )
}
