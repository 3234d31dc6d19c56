import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { css, cx } from '#styled-system/css'
import { Button } from '../elements.tsx'
import { ActionForm, type ActionFormProps } from '../form/action-form.tsx'
import { DialogActions, TitledDialog } from './dialog.tsx'

const styles = { form: css({ mt: '4' }) }

type ActionDialogProps<Values extends FieldValues, Sent, Reply> = Omit<
  ActionFormProps<Values, Sent, Reply>,
  'onCancel'
> &
  Pick<ComponentProps<typeof TitledDialog>, 'title' | 'size' | 'look'> & {
    /** The button that opens it. */
    opener: Omit<ComponentProps<typeof Button>, 'onClick'>
  }

/** A button that opens a dialog, which asks, calls, and closes when that is done. */
export const ActionDialog = <Values extends FieldValues, Sent = Values, Reply = unknown>({
  opener,
  title,
  size,
  look,
  onDone,
  className,
  ...form
}: ActionDialogProps<Values, Sent, Reply>) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...opener} onClick={() => setOpen(true)} />
      <TitledDialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        {...(size && { size })}
        {...(look && { look })}
      >
        <ActionForm
          Foot={DialogActions}
          {...form}
          className={cx(styles.form, className)}
          onCancel={close}
          onDone={async (reply, state) => {
            await onDone?.(reply, state)
            close()
          }}
        />
      </TitledDialog>
    </>
  )
}
