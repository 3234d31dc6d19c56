import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { linkAddress } from '../link-address.ts'
import { useText } from '../texts.ts'

const styles = { form: css({ display: 'grid', gap: '5', mt: '4' }) }

type LinkFormProps = { former: string; onSet: (href: string) => void; onClose: () => void }

const LinkForm = ({ former, onSet, onClose }: LinkFormProps) => {
  const t = useText()
  const [typed, setTyped] = useState(former)
  const [isWrong, setWrong] = useState(false)
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        const address = linkAddress(typed)
        if (address === undefined) setWrong(true)
        else onSet(address)
      }}
    >
      <InputField
        label={t('linkTo')}
        hint={t('linkHint')}
        error={isWrong ? t('linkWrong') : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('setLink')}</Button>
      </DialogActions>
    </Form>
  )
}

type LinkDialogProps = Omit<LinkFormProps, 'former'> & {
  /** The selected text's current link; undefined while the dialog is closed. */
  former: string | undefined
}

/** Asks for the selected text's link; an empty field removes it. */
export const LinkDialog = ({ former, onSet, onClose }: LinkDialogProps) => {
  const t = useText()
  return (
    <TitledDialog isOpen={former !== undefined} onClose={onClose} title={t('link')} size="small">
      <LinkForm former={former ?? ''} onSet={onSet} onClose={onClose} />
    </TitledDialog>
  )
}
