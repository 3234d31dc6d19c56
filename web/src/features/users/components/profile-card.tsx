import type { User } from '@bartan/contract/users/schema'
import { LogOut } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button, Card, Heading } from '#components/ui/elements.tsx'
import { EmailAddress } from '#components/ui/email-address.tsx'
import { TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { endSession } from '#lib/session/account-session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { EmailStatus } from './email-status.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

const styles = {
  facts: grid({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '5', rowGap: '3' }),
  form: css({ mt: '4' }),
  // Alone in its line, its text would be below the other button's edge.
  deletion: css({ ml: '-3' }),
  actions: wrap({ justify: 'space-between', gap: '3', pt: '5', borderTopWidth: '1px' }),
}

type DetailProps = { label: string; value: ReactNode; children?: ReactNode }

const Detail = ({ label, value, children }: DetailProps) => (
  <div className={css({ display: 'contents' })}>
    <dt className={css({ color: 'ink.soft' })}>{label}</dt>
    <dd className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{value}</dd>
    {children}
  </div>
)

const Details = ({ user }: { user: User }) => {
  const t = useText()
  return (
    <dl className={styles.facts}>
      <Detail label={t('name')} value={user.name} />
      <Detail label={t('phone')} value={user.phone} />
      <Detail
        label={t('email')}
        value={user.email ? <EmailAddress address={user.email} /> : t('noEmail')}
      >
        {user.email && (
          <dd className={css({ gridColumn: '2' })}>
            <EmailStatus email={user.email} />
          </dd>
        )}
      </Detail>
    </dl>
  )
}

/** Logs out; the guards of protected pages then redirect to /login. */
const LogoutButton = () => {
  const text = useSpecText()
  return (
    <Button variant="outline" onClick={() => void endSession()}>
      <LogOut aria-hidden size={18} />
      {text('logout')}
    </Button>
  )
}

/** The account, with what the customer can change. */
export const ProfileCard = ({ user }: { user: User }) => {
  const t = useText()
  const [open, setOpen] = useState<'details' | 'password' | 'deletion'>()
  const title = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(undefined)
  return (
    <Card className={grid({ gap: '6' })} as="section" aria-labelledby="profile-details">
      <Heading ref={title} id="profile-details" size="card" tabIndex={-1}>
        {t('yourDetails')}
      </Heading>
      {open === 'deletion' ? (
        <DeleteAccountForm
          phone={user.phone}
          onDone={() => {
            close()
            title.current?.focus()
          }}
        />
      ) : (
        <>
          <Details user={user} />
          <div className={wrap({ gap: '2', ml: '-3' })}>
            <Button variant="quiet" size="sm" onClick={() => setOpen('details')}>
              {t('editDetails')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpen('password')}>
              {t('changePassword')}
            </Button>
          </div>
        </>
      )}
      {/* Over the page: what is saved late closes them, and must move nothing then. */}
      <TitledDialog isOpen={open === 'details'} onClose={close} title={t('editDetails')}>
        <ProfileForm className={styles.form} user={user} onDone={close} />
      </TitledDialog>
      <TitledDialog isOpen={open === 'password'} onClose={close} title={t('changePassword')}>
        <PasswordForm className={styles.form} phone={user.phone} onDone={close} />
      </TitledDialog>
      <div className={styles.actions}>
        <LogoutButton />
        {/* The shop could be left without an admin; the server also refuses this. */}
        {user.role !== 'admin' && open !== 'deletion' && (
          <Button
            className={styles.deletion}
            variant="quiet"
            size="sm"
            onClick={() => setOpen('deletion')}
          >
            {t('deleteAccount')}
          </Button>
        )}
      </div>
    </Card>
  )
}
