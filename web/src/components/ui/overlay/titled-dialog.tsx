import { X } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { css } from '#styled-system/css'
import { Heading, IconButton } from '../elements.tsx'
import { useText } from '../texts.ts'
import { Dialog } from './dialog.tsx'

const styles = {
  header: css({ display: 'flex', justifyContent: 'space-between', gap: '3' }),
  close: css({ mr: '-3', my: '-3' }),
}

type TitledDialogProps = Omit<ComponentProps<typeof Dialog>, 'labelledBy'> & {
  title: string
  size?: 'card' | 'small'
  /** A button to close it beside its title, where none of its own does. */
  hasClose?: boolean
}

/** A dialog whose first line is its heading and name. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, size = 'card', hasClose = false, children, ...dialog } = props
  const t = useText()
  const id = useId()
  return (
    <Dialog {...dialog} labelledBy={id}>
      <div className={styles.header}>
        <Heading id={id} size={size}>
          {title}
        </Heading>
        {hasClose && (
          <IconButton className={styles.close} aria-label={t('close')} onClick={dialog.onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        )}
      </div>
      {children}
    </Dialog>
  )
}
