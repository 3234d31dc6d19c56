import { call } from '#lib/api/api-client.ts'
import { copy } from '../copy.ts'
import { PressPage } from './press-page.tsx'

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
