import type { Invitation } from '@bartan/contract/admin-users/invitation-endpoints'
import { ROLES, type StaffRole } from '@bartan/contract/shared/roles'
import { registrationSchema } from '@bartan/contract/users/schema'
import { UserPlus, MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod'
import { Button, Heading, Note } from '#components/ui/elements.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useInviteStaff } from '../api/change-user.ts'
import { useText } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'

const invitationLinkStyles = {
  link: css({ my: '4', fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' }),
}

const ButtonAnchor = styled('a', button)

/** The invitation link to copy or send; it can't be shown again, but inviting again creates another. */
const InvitationLink = ({ invitation, titleId }: { invitation: Invitation; titleId: string }) => {
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
      <p className={invitationLinkStyles.link}>{link}</p>
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

const styles = { open: css({ justifySelf: 'start' }) }

const EMPTY = { name: '', phone: '', role: 'packer' as StaffRole | 'admin' }

const STAFF_ROLES = ROLES.filter((role) => role !== 'customer')

const rules = rulesOf(
  registrationSchema.pick({ name: true, phone: true }).extend({ role: z.enum(STAFF_ROLES) }),
)

/** Invites a person to work for the shop; they choose their password through a link. */
export const InviteStaff = () => {
  const t = useText()
  const titleId = useId()
  const { mutateAsync: invite } = useInviteStaff()
  const [isOpen, setOpen] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  const close = () => {
    setOpen(false)
    setInvitation(undefined)
  }
  return (
    <>
      <Button className={styles.open} variant="outline" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden size={18} />
        {t('invite')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId}>
        {invitation ? (
          <InvitationLink invitation={invitation} titleId={titleId} />
        ) : (
          <>
            <Heading className={css({ mb: '3' })} id={titleId} size="card">
              {t('invite')}
            </Heading>
            <ActionForm
              rules={rules}
              start={EMPTY}
              about={<Note>{t('inviteAbout')}</Note>}
              fields={{
                name: { label: t('name'), autoComplete: 'off' },
                phone: {
                  label: t('phone'),
                  type: 'tel',
                  autoComplete: 'off',
                  placeholder: t('tenDigits'),
                },
                role: {
                  label: t('role'),
                  hint: t('rolesAbout'),
                  options: STAFF_ROLES.map((role) => [role, t(role)]),
                },
              }}
              label={t('makeLink')}
              button={{ variant: 'accent' }}
              call={invite}
              onDone={setInvitation}
            />
          </>
        )}
        <Button className={css({ mt: '3' })} variant="quiet" onClick={close}>
          {t('done')}
        </Button>
      </Dialog>
    </>
  )
}
