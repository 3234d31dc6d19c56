import { useQuery } from '@tanstack/react-query'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { call } from '#lib/api/api-client.ts'
import { shopText, useShop } from '#lib/shop-settings.ts'
import { useText } from '../texts.ts'

type WhatsappConsentProps = {
  userId: string
  /** What the customer said here; undefined: nothing yet. */
  said: boolean | undefined
  onSay: (said: boolean) => void
}

const NO_MESSAGES = { on: false, optInText: '', optInTextIn: {} }

/** Whether the customer wants to be told of orders over WhatsApp. Off, unless the profile says otherwise. */
export const WhatsappConsent = ({ userId, said, onSay }: WhatsappConsentProps) => {
  const t = useText()
  // Settings that a phone has kept may be older than this one.
  const { on, optInText, optInTextIn } = useShop().whatsappMessages ?? NO_MESSAGES
  const { data: profile } = useQuery({
    queryKey: ['profile', userId, 'consents'],
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
    enabled: on,
  })
  if (!on) return null
  return (
    <CheckboxField
      label={optInText ? shopText(t.language, optInText, optInTextIn) : t('whatsappConsent')}
      hint={t('whatsappConsentHint')}
      checked={said ?? profile?.whatsapp ?? false}
      onChange={({ target }) => onSay(target.checked)}
    />
  )
}
