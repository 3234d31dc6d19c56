import type { User } from '@bartan/contract/users/schema'
import { KeyRound, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, VisuallyHidden } from '#components/ui/elements.tsx'
import { ConfirmButton } from '#components/ui/overlay/confirm-button.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useResetPassword } from '../api/change-user.ts'
import { useText } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'

const passwordDialogStyles = {
  password: css({
    my: '5',
    textAlign: 'center',
    fontSize: '2xl',
    fontFamily: 'mono',
    letterSpacing: 'wide',
    userSelect: 'all',
  }),
}

const ButtonAnchor = styled('a', button)

type PasswordDialogProps = { user: User; password: string | undefined; onClose: () => void }

/** The one-time password to copy or send; it can't be shown again. */
const PasswordDialog = ({ user, password = '', onClose }: PasswordDialogProps) => {
  const t = useText()
  const shop = useShop()
  const { name, phone } = user
  return (
    <TitledDialog isOpen={password !== ''} onClose={onClose} title={t('passwordSet', { name })}>
      <p className={css({ mt: '2', color: 'ink.soft' })}>{t('passwordSetText', { name })}</p>
      <p className={passwordDialogStyles.password}>{password}</p>
      <DialogActions>
        <CopyButton text={password} />
        <ButtonAnchor
          variant="outline"
          href={whatsAppLink(phone, t('passwordMessage', { name, shop: shop.name, password }))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden size={18} />
          {t('sendWhatsApp')}
        </ButtonAnchor>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

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
