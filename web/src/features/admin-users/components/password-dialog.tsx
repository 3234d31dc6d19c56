import type { User } from '@bartan/contract/users/schema'
import { MessageCircle } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'

const styles = {
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
export const PasswordDialog = ({ user, password = '', onClose }: PasswordDialogProps) => {
  const t = useText()
  const shop = useShop()
  const { name, phone } = user
  return (
    <TitledDialog isOpen={password !== ''} onClose={onClose} title={t('passwordSet', { name })}>
      <p className={css({ mt: '2', color: 'ink.soft' })}>{t('passwordSetText', { name })}</p>
      <p className={styles.password}>{password}</p>
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
