import { passwordChangeSchema, type SignedIn } from '@bartan/contract/users/schema'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { takeFocusIn } from '#lib/browser/take-focus.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { AccountName } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

type ChoosePasswordFormProps = {
  /** Phone number for the browser's password manager; unknown behind a link. */
  phone?: string
  save: (newPassword: string) => Promise<SignedIn>
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

const rules = rulesOf(passwordChangeSchema.pick({ newPassword: true }))

/** Second step of a login by one-time password, and form behind a password link. */
export const ChoosePasswordForm = ({ phone, save, onSignedIn }: ChoosePasswordFormProps) => {
  const t = useText()
  return (
    <ActionForm
      className={css({ gap: '5' })}
      ref={takeFocusIn}
      rules={rules}
      start={{ newPassword: '' }}
      about={phone && <AccountName phone={phone} />}
      fields={{
        newPassword: (field) => <PasswordField {...field} label={t('newPassword')} isNew />,
      }}
      label={t('savePassword')}
      button={{ variant: 'accent', size: 'lg', wide: true }}
      isAnsweredBelow
      call={({ newPassword }) => save(newPassword)}
      onDone={onSignedIn}
    />
  )
}
