import type { Invitation } from '@bartan/contract/admin-users/invitation-endpoints'
import { ROLES, type StaffRole } from '@bartan/contract/shared/roles'
import { plainPhone } from '@bartan/contract/users/rules'
import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SelectField } from '#components/ui/form/labeled-fields.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Dialog } from '#components/ui/overlay/dialog.tsx'
import { useLanguage } from '#i18n/language.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { useInviteStaff } from '../api/change-user.ts'
import { useText } from '../texts.ts'
import { userFormRules } from '../user-form-rules.ts'
import { InvitationLink } from './invitation-link.tsx'

const styles = {
  root: css({ display: 'grid', gap: '4' }),
  heading: css({ mb: '3' }),
  open: css({ justifySelf: 'start' }),
  close: css({ mt: '3' }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
}

const EMPTY = { name: '', phone: '', role: 'packer' as StaffRole | 'admin' }

type InviteFormProps = { onInvited: (invitation: Invitation) => void }

const InviteForm = ({ onInvited }: InviteFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: invite } = useInviteStaff()
  const form = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const { name, phone } = userFormRules(language)

  const submit = form.handleSubmit(async (fields) => {
    try {
      onInvited(await invite({ ...fields, phone: plainPhone(fields.phone) }))
    } catch (error) {
      showServerError(language, form, ['name', 'phone', 'role'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.about}>{t('inviteAbout')}</p>
      <InputField label={t('name')} {...fieldOf(form, 'name', name)} autoComplete="off" />
      <InputField
        label={t('phone')}
        {...fieldOf(form, 'phone', phone)}
        type="tel"
        autoComplete="off"
        placeholder={t('tenDigits')}
      />
      <SelectField label={t('role')} {...fieldOf(form, 'role')}>
        {ROLES.filter((role) => role !== 'customer').map((role) => (
          <option key={role} value={role}>
            {t(role)}
          </option>
        ))}
      </SelectField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <BusyButton type="submit" variant="accent" isBusy={isSubmitting}>
        {t('makeLink')}
      </BusyButton>
    </form>
  )
}

/** Invites a person to work for the shop; they choose their password through a link. */
export const InviteStaff = () => {
  const t = useText()
  const titleId = useId()
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
            <Heading className={styles.heading} id={titleId} size="card">
              {t('invite')}
            </Heading>
            <InviteForm onInvited={setInvitation} />
          </>
        )}
        <Button className={styles.close} variant="quiet" onClick={close}>
          {t('done')}
        </Button>
      </Dialog>
    </>
  )
}
