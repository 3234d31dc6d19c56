import type { Invitation } from '@bartan/contract/admin-users/invitation-endpoints'
import { MessageCircle } from 'lucide-react'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Heading } from '#components/ui/heading.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'

const styles = {
  link: css({ my: '4', fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' }),
}

const ButtonAnchor = styled('a', button)

type InvitationLinkProps = { invitation: Invitation; titleId: string }

/** The invitation link to copy or send; it can't be shown again, but inviting again creates another. */
export const InvitationLink = ({ invitation, titleId }: InvitationLinkProps) => {
  const t = useText()
  const shop = useShop()
  const { user, link, expiresAt } = invitation
  const { name, phone } = user
  return (
    <>
      <Heading id={titleId} size="card">
        {t('invited', { name })}
      </Heading>
      <p className={css({ mt: '2', color: 'ink.soft' })}>
        {t('invitedText', { name, moment: formatMoment(t.language, expiresAt) })}
      </p>
      <p className={styles.link}>{link}</p>
      <DialogActions>
        <CopyButton text={link} />
        <ButtonAnchor
          href={whatsAppLink(phone, t('invitationMessage', { name, shop: shop.name, link }))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden size={18} />
          {t('sendWhatsApp')}
        </ButtonAnchor>
      </DialogActions>
    </>
  )
}
