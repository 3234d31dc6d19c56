import { ButtonLink } from '#components/ui/elements.tsx'
import { call } from '#lib/api/api-client.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useText } from '../texts.ts'
import { LinkActionPage } from './link-action-page.tsx'

export const ConfirmEmail = () => {
  const t = useText()
  const user = useUser()
  return (
    <LinkActionPage
      title={t('confirmTitle')}
      lead={t('confirmLead')}
      action={t('confirm')}
      busy={t('confirming')}
      done={t('confirmed')}
      send={(token) => call('POST /api/confirmations', { body: { token } })}
      wayOn={
        user && (
          <ButtonLink variant="outline" to={paths.profile}>
            {t('toProfile')}
          </ButtonLink>
        )
      }
    />
  )
}

export const NoReminders = () => {
  const t = useText()
  return (
    <LinkActionPage
      title={t('stopTitle')}
      lead={t('stopLead')}
      action={t('stop')}
      busy={t('stopping')}
      done={t('stopped')}
      send={(token) => call('POST /api/reminders/stop', { body: { token } })}
    />
  )
}

export const Unsubscribe = () => {
  const t = useText()
  return (
    <LinkActionPage
      title={t('unsubscribeTitle')}
      lead={t('unsubscribeLead')}
      action={t('unsubscribe')}
      busy={t('unsubscribing')}
      done={t('unsubscribed')}
      send={(token) => call('DELETE /api/newsletter', { body: { token } })}
    />
  )
}
