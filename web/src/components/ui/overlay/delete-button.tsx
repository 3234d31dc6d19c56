import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { Button } from '../button.tsx'
import { VisuallyHidden } from '../heading.tsx'
import { useText } from '../texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { toast } from './toaster.tsx'

const styles = {
  root: css({ minW: 'tap', color: 'ink.soft', _hover: { color: 'danger', bg: 'danger.tint' } }),
}

/** The used part of a mutation without input; any TanStack Query mutation fits. */
type Deletion = {
  isPending: boolean
  mutate: (
    input: undefined,
    then: { onSuccess: () => void; onError: (error: Error) => void; onSettled: () => void },
  ) => void
}

type DeleteButtonProps = {
  /** Name of the deleted item for screen readers, because the visible label is only "Delete". */
  of: string
  /** The question of spec §5, for example TEXTS.confirmDeleteUser. */
  question: string
  deletion: Deletion
  doneText: string
  failedText: string
  onDeleted?: (() => void) | undefined
  /** Explains what is deleted along with it, and what stays. */
  children: ReactNode
}

/** Button that deletes an item after a confirmation. */
export const DeleteButton = (props: DeleteButtonProps) => {
  const t = useText()
  const language = useLanguage()
  const { of, question, deletion, doneText, failedText, onDeleted, children } = props
  const [isAsking, setAsking] = useState(false)
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast.success(doneText)
        onDeleted?.()
      },
      onError: (error) => toast.error(failedText, messageOf(language, error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button className={styles.root} variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
        <VisuallyHidden> {of}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={question}
        confirmLabel={t('delete')}
        isBusy={deletion.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
