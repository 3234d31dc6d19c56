import { Trash2 } from 'lucide-react'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '../elements.tsx'
import { useText } from '../texts.ts'
import { ConfirmButton } from './confirm-button.tsx'
import type { Confirmation } from './confirm-dialog.tsx'

const styles = {
  root: css({ minW: 'tap', color: 'ink.soft', _hover: { color: 'danger', bg: 'danger.tint' } }),
}

type DeleteButtonProps<Reply> = Omit<Confirmation<Reply>, 'confirmLabel'> & {
  /** Name of the deleted item for screen readers, because the visible label is only "Delete". */
  of: string
}

/** Button that deletes an item after a confirmation, which explains what is deleted along with it, and what stays. */
export const DeleteButton = <Reply,>({ of, ...confirmation }: DeleteButtonProps<Reply>) => {
  const t = useText()
  return (
    <ConfirmButton
      opener={{
        className: styles.root,
        variant: 'quiet',
        size: 'sm',
        children: (
          <>
            <Trash2 aria-hidden size={16} />
            {t('delete')}
            <VisuallyHidden> {of}</VisuallyHidden>
          </>
        ),
      }}
      confirmLabel={t('delete')}
      {...confirmation}
    />
  )
}
