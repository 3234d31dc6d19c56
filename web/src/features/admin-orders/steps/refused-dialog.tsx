import { Button } from '#components/ui/button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import type { Refused } from './use-steps.ts'

const styles = {
  list: grid({ my: '4', gap: '2', maxH: '50dvh', overflowY: 'auto' }),
  number: css({ fontWeight: 'semibold', whiteSpace: 'nowrap' }),
}

type RefusedDialogProps = { refused: readonly Refused[]; onClose: () => void }

/** Orders that refused an action, with reasons. */
export const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => {
  const t = useText()
  return (
    <TitledDialog
      look="sheet"
      isOpen={refused.length > 0}
      onClose={onClose}
      title={t('refused', { count: refused.length })}
      size="small"
    >
      <ul className={styles.list}>
        {refused.map(({ number, message }) => (
          <li key={number}>
            <span className={styles.number}>#{number}</span>: {message}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
