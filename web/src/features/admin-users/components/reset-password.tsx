import type { User } from '@bartan/contract/users/schema'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { ConfirmButton } from '#components/ui/overlay/confirm-button.tsx'
import { css } from '#styled-system/css'
import { useResetPassword } from '../api/change-user.ts'
import { useText } from '../texts.ts'
import { PasswordDialog } from './password-dialog.tsx'

const styles = {
  // In two lines where a card has no room for one.
  root: css({
    color: 'ink.soft',
    whiteSpace: { base: 'normal', lg: 'nowrap' },
    textAlign: 'start',
    '& svg': { flexShrink: 0 },
  }),
}

/** Resets a customer's password after a confirmation, and shows the one-time password once. */
export const ResetPassword = ({ user }: { user: User }) => {
  const t = useText()
  const { name, phone } = user
  const { mutateAsync: reset } = useResetPassword(user._id)
  const [password, setPassword] = useState<string>()
  return (
    <>
      <ConfirmButton
        opener={{
          className: styles.root,
          variant: 'quiet',
          size: 'sm',
          children: (
            <>
              <KeyRound aria-hidden size={16} />
              {t('newPassword')}
              <VisuallyHidden> {t('newPasswordOf', { name })}</VisuallyHidden>
            </>
          ),
        }}
        question={t('confirmNewPassword', { name })}
        confirmLabel={t('setPassword')}
        call={reset}
        failed={t('passwordNotSet')}
        onDone={(reply) => setPassword(reply.password)}
      >
        {t('confirmNewPasswordText', { name, phone })}
      </ConfirmButton>
      <PasswordDialog user={user} password={password} onClose={() => setPassword(undefined)} />
    </>
  )
}
