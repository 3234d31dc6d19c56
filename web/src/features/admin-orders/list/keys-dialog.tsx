import { Button } from '#components/ui/button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'

const styles = {
  list: grid({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    my: '4',
  }),
  key: css({
    px: '2',
    minW: '8',
    textAlign: 'center',
    fontSize: 'sm',
    fontWeight: 'semibold',
    bg: 'sand',
    borderRadius: 'sm',
    justifySelf: 'start',
  }),
}

const KEYS = ['j', 'k', 'x', 'Enter', 'c', 'n', 'p', 's', 'd', 'u', '/', '?'] as const

export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={t('keys')} size="small">
      <dl className={styles.list}>
        {KEYS.map((key) => [
          <dt className={styles.key} key={key}>
            {key}
          </dt>,
          <dd key={`${key} does`}>{t(`key.${key}`)}</dd>,
        ])}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
