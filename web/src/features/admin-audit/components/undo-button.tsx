import { Undo2 } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { translateReason } from '#i18n/translate.ts'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { useText } from '../texts.ts'

type UndoButtonProps = { batch: string; of: string }

/** Undoes a whole edit. The undo is an edit itself that can be undone, so it asks no question. */
export const UndoButton = ({ batch, of }: UndoButtonProps) => {
  const t = useText()
  const { mutate: undo, isPending } = useAction({
    mutationFn: () => undoBatch(batch),
    onSuccess: ({ undone, skipped }) => {
      if (skipped.length === 0) toast.success(t('takenBack', { count: undone }))
      else
        toast.error(
          t('takenBackSome', { count: undone, skipped: skipped.length }),
          skipped
            .slice(0, 3)
            .map(({ name, ...reason }) => `${name}: ${translateReason(t.language, reason)}`)
            .join('; '),
        )
    },
    failed: t('notTakenBack'),
    refresh: [[]],
  })
  return (
    <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => undo()}>
      <Undo2 aria-hidden size={16} />
      {t(isPending ? 'undoing' : 'undo')}
      <VisuallyHidden> {of}</VisuallyHidden>
    </BusyButton>
  )
}
