import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { useText } from '../texts.ts'

type ProfileConsentProps = { userId: string; to: 'cartReminder' | 'whatsapp' }

/** A consent of the account; off until the customer turns it on. */
export const ProfileConsent = ({ userId, to }: ProfileConsentProps) => {
  const t = useText()
  const client = useQueryClient()
  const queryKey = ['profile', userId, 'consents']
  const { data: profile } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
  })
  const change = useAction({
    mutationFn: (agrees: boolean) => call('PUT /api/users/profile', { body: { [to]: agrees } }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    failed: t('notSaved'),
    // Consents are listed among the account's data, too.
    refresh: [['my-data', userId]],
  })
  return (
    <CheckboxField
      label={t(to)}
      hint={t(`${to}Hint`)}
      // Always rendered, because it would move what is below.
      disabled={!profile}
      checked={change.isPending ? change.variables : profile?.[to] === true}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  )
}
