import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { undoBatch } from '../../../lib/undo-batch.ts'

type UndoButtonProps = { batch: string; of: string }

/** Takes all of an edit back. It is an edit itself, so it needs no question: it can be undone as well. */
export const UndoButton = ({ batch, of }: UndoButtonProps) => {
  const client = useQueryClient()
  const { mutate: undo, isPending } = useMutation({
    mutationFn: () => undoBatch(batch),
    onSuccess: ({ undone, skipped }) => {
      if (skipped.length === 0) toast.success(`${undone} taken back`)
      else
        toast.error(
          `${undone} taken back, ${skipped.length} left as they are`,
          skipped
            .slice(0, 3)
            .map(({ name, message }) => `${name}: ${message}`)
            .join('; '),
        )
    },
    onError: (error) => toast.error('The edit was not taken back', messageOf(error)),
    onSettled: () => client.invalidateQueries(),
  })
  return (
    <Button variant="outline" size="sm" disabled={isPending} onClick={() => undo()}>
      <Undo2 aria-hidden size={16} />
      {isPending ? 'Undoing…' : 'Undo'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  )
}
