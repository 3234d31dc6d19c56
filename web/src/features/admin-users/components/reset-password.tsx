import type { User } from '@bartan/contract/users/schema'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
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
  const language = useLanguage()
  const { name, phone } = user
  const { mutate, isPending } = useResetPassword(user._id)
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState<string>()
  const set = () =>
    mutate(undefined, {
      onSuccess: (reply) => setPassword(reply.password),
      onError: (error) => toast.error(t('passwordNotSet'), messageOf(language, error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button className={styles.root} variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <KeyRound aria-hidden size={16} />
        {t('newPassword')}
        <VisuallyHidden> {t('newPasswordOf', { name })}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t('confirmNewPassword', { name })}
        confirmLabel={t('setPassword')}
        isBusy={isPending}
        onConfirm={set}
        onCancel={() => setAsking(false)}
      >
        {t('confirmNewPasswordText', { name, phone })}
      </ConfirmDialog>
      <PasswordDialog user={user} password={password} onClose={() => setPassword(undefined)} />
    </>
  )
}
