import { ActionForm } from '#components/ui/form/action-form.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { linkAddress } from '../link-address.ts'
import { useText } from '../texts.ts'

type LinkDialogProps = {
  /** The selected text's current link; undefined while the dialog is closed. */
  former: string | undefined
  onSet: (href: string) => void
  onClose: () => void
}

/** Asks for the selected text's link; an empty field removes it. */
export const LinkDialog = ({ former, onSet, onClose }: LinkDialogProps) => {
  const t = useText()
  return (
    <TitledDialog isOpen={former !== undefined} onClose={onClose} title={t('link')} size="small">
      <ActionForm
        className={css({ gap: '5', mt: '4' })}
        start={{ address: former ?? '' }}
        fields={{
          address: {
            label: t('linkTo'),
            hint: t('linkHint'),
            validate: (typed) => linkAddress(typed) !== undefined || t('linkWrong'),
            inputMode: 'url',
            autoComplete: 'off',
          },
        }}
        label={t('setLink')}
        onCancel={onClose}
        Foot={DialogActions}
        call={({ address }) => Promise.resolve(onSet(linkAddress(address) ?? ''))}
      />
    </TitledDialog>
  )
}
