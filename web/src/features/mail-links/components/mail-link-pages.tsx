import { ButtonLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { call } from '#lib/api/api-client.ts'
import { useUser } from '#lib/session/session.ts'
import { copy } from '../copy.ts'
import { PressPage } from './press-page.tsx'

export const ConfirmEmail = () => {
  const user = useUser()
  return (
    <PressPage
      title={copy('confirmTitle')}
      lead={copy('confirmLead')}
      action={copy('confirm')}
      busy={copy('confirming')}
      done={copy('confirmed')}
      send={(token) => call('POST /api/confirmations', { body: { token } })}
      wayOn={
        user && (
          <ButtonLink variant="outline" to={paths.profile}>
            {copy('toProfile')}
          </ButtonLink>
        )
      }
    />
  )
}

export const Unsubscribe = () => (
  <PressPage
    title={copy('unsubscribeTitle')}
    lead={copy('unsubscribeLead')}
    action={copy('unsubscribe')}
    busy={copy('unsubscribing')}
    done={copy('unsubscribed')}
    send={(token) => call('DELETE /api/newsletter', { body: { token } })}
  />
)
